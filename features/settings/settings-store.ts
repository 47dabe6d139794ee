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
  underlineLinks: z.catch(z.boolean(), false),
  displayMedia: tolerantEnum(['show_all', 'hide_all'], 'default'),
  expandWarnings: z.catch(z.boolean(), false),
  /** Autoplay animated images. */
  autoplay: z.catch(z.boolean(), false),
  /** Show previews of linked pages in posts. */
  linkPreviews: z.catch(z.boolean(), true),
  /** Show cards of accounts and hashtags on hover. */
  hoverCards: z.catch(z.boolean(), true),
  /** Show trending hashtags in the sidebar of wide windows. */
  showTrends: z.catch(z.boolean(), true),
  /** Show cards about the page in the sidebar of wide windows. */
  sideCards: z.catch(z.boolean(), true),
  confirmBoost: z.catch(z.boolean(), false),
  /** The button boosts, with Shift opens its menu. */
  boostByClick: z.catch(z.boolean(), false),
  /** Ask before publishing media without a description. */
  remindOfDescriptions: z.catch(z.boolean(), true),
  /**
   * How new posts are added to a timeline whose top is visible: live, on request, or every so many minutes.
   */
  newPosts: tolerantEnum(['held', '5', '15'], 'live'),
  /** Show several columns side by side where the window has room. */
  multipleColumns: z.catch(z.boolean(), false),
  /** Older posts load with a button instead of by scrolling. */
  loadByHand: z.catch(z.boolean(), false),
  /** Merge boosts of the same post into one row. */
  collapseBoosts: z.catch(z.boolean(), true),
  /** Show consecutive boosts in a horizontal strip. */
  boostStrips: z.catch(z.boolean(), false),
  /** Ask before quoting an unlisted post. */
  quietQuoteHint: z.catch(z.boolean(), true),
  /** Seconds between pressing Post and sending, to undo it; 0 = send at once. */
  undoSend: z.catch(z.literal([0, 5, 10, 20]), 0),
  /** Skin tone of emoji: 1 none, 2 light to 6 dark. */
  skinTone: z.catch(
    z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]),
    1,
  ),
  /** Language of emoji names: 'auto' = the interface's, or one of EMOJI_LOCALES. */
  emojiLanguage: z.catch(z.string(), 'auto'),
  /** Languages the user reads besides those of interface and browser, BCP 47 without region. */
  readLanguages: z.catch(z.array(z.string()), []),
  /** The user agreed to let the browser translate where the server does not. */
  browserTranslation: z.catch(z.boolean(), false),
  /** Hide the numbers on posts and accounts. */
  hideCounts: z.catch(z.boolean(), false),
  /** 'auto' or BCP 47. */
  language: z.catch(z.string(), 'auto'),
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
