import { messagesIn, type Catalogue, type CatalogueFile } from './catalogue'

/** Languages with a file in `locales/`, by their codes: the build lists them. English is in the code. */
const TRANSLATED = (import.meta.env.VITE_LOCALES as string).split(' ')

/** Pseudo-locales: one left to right, one right to left with Arabic numbers and dates. */
const PSEUDO = new Set(['en-XA', 'ar-XB'])

/** Locales the user may choose: English first, then by code. */
export const availableLocales: readonly string[] = ['en', ...TRANSLATED]

/** Returns language and script of a tag, e.g. 'zh-Hans' of 'zh-SG'; null when it is not a tag. */
function scriptOf(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return null
  }
}

/**
 * Returns the first `preferred` tag (default: the browser's) that has a catalogue, also that of another region where the
 * script is the same; English keeps its region (en-GB formats dates differently). 'en' when none fits.
 */
export function detectLocale(
  preferred: readonly string[] = navigator.languages,
  available: readonly string[] = availableLocales,
): string {
  for (const tag of preferred) {
    if (PSEUDO.has(tag)) return tag
    const script = scriptOf(tag)
    if (script === null) continue
    const found =
      available.find((locale) => locale.toLowerCase() === tag.toLowerCase()) ??
      available.find((locale) => scriptOf(locale) === script)
    if (found) return found === 'en' ? tag : found
  }
  return 'en'
}

/**
 * Loads the catalogue of `locale`; null where the English in the code is used. Rejects when its file fails to load.
 * `build/compile-locales.ts` writes the files. They are no modules, as every page would have to name each of them.
 */
export async function loadCatalogue(locale: string): Promise<Catalogue | null> {
  if (PSEUDO.has(locale)) return (await import('./pseudo')).pseudoOf(locale)
  if (!TRANSLATED.includes(locale)) return null
  const answer = await fetch(
    `${import.meta.env.BASE_URL}locales/${locale}.json?${import.meta.env.VITE_BUILD}`,
  )
  const file = (await answer.json()) as CatalogueFile
  // Ids are numbered per build, and the page may be older than the files of its host.
  if (file[2] !== import.meta.env.VITE_BUILD) throw new Error('These texts are of another build')
  return { messages: messagesIn(file) }
}
