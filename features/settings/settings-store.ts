import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { createLocalStore } from '@/lib/storage'
import { tolerantEnum } from '@/schemas/primitives'

/** Per cent of the browser's own text size. */
export const TEXT_SIZE = { least: 90, most: 200, step: 5, usual: 100 } as const
/** Languages kept for the picker, the last used first. */
const MOST_RECENT = 8

const textSize = z.pipe(
  z.catch(z.number(), TEXT_SIZE.usual),
  z.transform((value) => Math.round(Math.min(TEXT_SIZE.most, Math.max(TEXT_SIZE.least, value)))),
)

/** What the reader decided about this browser. Every field falls back alone. */
const settingsSchema = z.object({
  theme: tolerantEnum(['light', 'dark'], 'auto'),
  contrast: tolerantEnum(['normal', 'high'], 'auto'),
  textSize,
  density: tolerantEnum(['dense'], 'comfortable'),
  motion: tolerantEnum(['reduced'], 'auto'),
  displayMedia: tolerantEnum(['show_all', 'hide_all'], 'default'),
  expandWarnings: z.catch(z.boolean(), false),
  /** Moving pictures play by themselves. */
  autoplay: z.catch(z.boolean(), false),
  /** Cards of people and hashtags where the pointer rests. */
  hoverCards: z.catch(z.boolean(), true),
  confirmBoost: z.catch(z.boolean(), false),
  /** Ask before files without a description are published. */
  remindOfDescriptions: z.catch(z.boolean(), true),
  /** How new posts come into a timeline whose top is in view: by themselves, by a press, or every so many minutes. */
  newPosts: tolerantEnum(['held', '5', '15'], 'live'),
  /** Older posts come by a press instead of by scrolling. */
  loadByHand: z.catch(z.boolean(), false),
  /** Boosts of one post share a row. */
  collapseBoosts: z.catch(z.boolean(), true),
  /** Boosts in a row stand side by side in a strip. */
  boostStrips: z.catch(z.boolean(), false),
  /** Asks before an unlisted post is quoted. */
  quietQuoteHint: z.catch(z.boolean(), true),
  /** Seconds between pressing Publish and sending, for taking it back; 0 = at once. */
  undoSend: z.catch(z.literal([0, 5, 10, 20]), 0),
  /** Of emoji: 1 none, 2 light to 6 dark (product.md 9). */
  skinTone: z.catch(
    z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]),
    1,
  ),
  /** Of emoji names: 'auto' as the interface, or one of EMOJI_LOCALES. */
  emojiLanguage: z.catch(z.string(), 'auto'),
  /** Languages read beside those of the interface and the browser, BCP 47 without region. */
  readLanguages: z.catch(z.array(z.string()), []),
  /** The reader agreed that the browser translates what the server does not. */
  browserTranslation: z.catch(z.boolean(), false),
  /** Counts of boosts, quotes, favourites and replies are not shown. */
  hideCounts: z.catch(z.boolean(), false),
  /** 'auto' or BCP 47. */
  language: z.catch(z.string(), 'auto'),
  /** Languages written in, by identity (`who`). */
  recentLanguages: z.catch(z.record(z.string(), z.array(z.string())), {}),
})
export type Settings = z.output<typeof settingsSchema>

export const DEFAULT_SETTINGS: Settings = z.parse(settingsSchema, {})

const store = createLocalStore({
  key: 'settings',
  version: 1,
  schema: settingsSchema,
  defaults: DEFAULT_SETTINGS,
})

/** The settings now; the same object until one changes. */
export const getSettings = (): Settings => store.get()

/** Changes some settings, at once and in every tab. */
export const setSettings = (change: Partial<Settings>): void =>
  store.set((current) => ({ ...current, ...change }))

/** Back to how it comes. */
export const resetSettings = (): void => store.reset()

/** Calls `listener` after every change, those of other tabs included; returns the unsubscriber. */
export const onSettings = (listener: () => void): (() => void) => store.subscribe(listener)

/** One setting; renders again when it changes and for no other. */
export function useSetting<K extends keyof Settings>(name: K): Settings[K] {
  return useSyncExternalStore(onSettings, () => store.get()[name])
}

/** All settings. */
export const useSettings = (): Settings => useSyncExternalStore(onSettings, getSettings)

/** Puts a language at the head of those that `who` writes in. */
export function rememberLanguage(who: string, code: string): void {
  const { recentLanguages } = store.get()
  const before = recentLanguages[who] ?? []
  if (before[0] === code) return
  const next = [code, ...before.filter((other) => other !== code)].slice(0, MOST_RECENT)
  setSettings({ recentLanguages: { ...recentLanguages, [who]: next } })
}
