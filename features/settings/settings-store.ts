import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { createLocalStore } from '@/lib/storage'
import { ACCENT_TURNS, type Accent } from '@/lib/ui/accents'
import { tolerantEnum } from '@/schemas/primitives'

/** Percent of the browser's text size. */
export const TEXT_SIZE = { least: 90, most: 200, step: 5, usual: 100 } as const
const textSize = z.pipe(
  z.catch(z.number(), TEXT_SIZE.usual),
  z.transform((value) => Math.round(Math.min(TEXT_SIZE.most, Math.max(TEXT_SIZE.least, value)))),
)

// Shared, since making a schema takes time at every start.
const off = z.catch(z.boolean(), false)
const on = z.catch(z.boolean(), true)
const auto = z.catch(z.string(), 'auto')

/** Settings of this browser. Each field falls back to its default on its own. */
const settingsSchema = z.object({
  theme: tolerantEnum(['light', 'dark'], 'auto'),
  contrast: tolerantEnum(['normal', 'high'], 'auto'),
  textSize,
  density: tolerantEnum(['dense'], 'comfortable'),
  motion: tolerantEnum(['reduced'], 'auto'),
  accent: z.catch(z.enum(Object.keys(ACCENT_TURNS) as Accent[]), 'lake'),
  font: tolerantEnum(['serif', 'legible'], 'system'),
  /** The pictures of emoji: those of the system, or a font. */
  emojiStyle: tolerantEnum(['twemoji'], 'system'),
  underlineLinks: off,
  displayMedia: tolerantEnum(['show_all', 'hide_all'], 'default'),
  expandWarnings: off,
  /** Autoplay animated images. */
  autoplay: off,
  /** Show previews of linked pages in posts. */
  linkPreviews: on,
  /** Show cards of accounts and hashtags on hover. */
  hoverCards: on,
  /** Show trending hashtags in the sidebar of wide windows. */
  showTrends: on,
  /** Show cards about the page in the sidebar of wide windows. */
  sideCards: on,
  confirmBoost: off,
  /** The button boosts, with Shift opens its menu. */
  boostByClick: off,
  /** Ask before publishing media without a description. */
  remindOfDescriptions: on,
  /**
   * How new posts are added to a timeline whose top is visible: live, on request, or every so many minutes.
   */
  newPosts: tolerantEnum(['held', '5', '15'], 'live'),
  /** Show several columns side by side where the window has room. */
  multipleColumns: off,
  /** Older posts load with a button instead of by scrolling. */
  loadByHand: off,
  /** Merge boosts of the same post into one row. */
  collapseBoosts: on,
  /** Show consecutive boosts in a horizontal strip. */
  boostStrips: off,
  /** Ask before quoting an unlisted post. */
  quietQuoteHint: on,
  /** Seconds between pressing Post and sending, to undo it; 0 = send at once. */
  undoSend: z.catch(z.literal([0, 5, 10, 20]), 0),
  /** Skin tone of emoji: 1 none, 2 light to 6 dark. */
  skinTone: z.catch(z.literal([1, 2, 3, 4, 5, 6]), 1),
  /** Language of emoji names: 'auto' = the interface's, or one of EMOJI_LOCALES. */
  emojiLanguage: auto,
  /** Languages the user reads besides those of interface and browser, BCP 47 without region. */
  readLanguages: z.catch(z.array(z.string()), []),
  /** The user agreed to let the browser translate where the server does not. */
  browserTranslation: off,
  /** Hide the numbers on posts and accounts. */
  hideCounts: off,
  /** 'auto' or BCP 47. */
  language: auto,
})
export type Settings = z.output<typeof settingsSchema>

export const DEFAULT_SETTINGS: Settings = z.parse(settingsSchema, {})

const store = createLocalStore({
  key: 'settings',
  version: 1,
  schema: settingsSchema,
  defaults: DEFAULT_SETTINGS,
})

/** Returns the settings; the same object until one changes. */
export const getSettings = (): Settings => store.get()

/** Changes some settings, at once and in every tab. */
export const setSettings = (change: Partial<Settings>): void =>
  store.set((current) => ({ ...current, ...change }))

/** Reads settings from a file; fields that are missing or invalid have their defaults. */
export const readSettings = (fields: Readonly<Record<string, unknown>>): Settings =>
  z.parse(settingsSchema, fields)

/** Restores all defaults. */
export const resetSettings = (): void => store.reset()

/** Calls `listener` after every change, including those of other tabs; returns the unsubscriber. */
export const onSettings = (listener: () => void): (() => void) => store.subscribe(listener)

/** Returns one setting; renders again only when it changes. */
export function useSetting<K extends keyof Settings>(name: K): Settings[K] {
  return useSyncExternalStore(onSettings, () => store.get()[name])
}

/** Returns all settings. */
export const useSettings = (): Settings => useSyncExternalStore(onSettings, getSettings)
