import type { Ast, Catalogue } from './catalogue'

/** Translated catalogues, one chunk each, compiled by build/compile-locales.ts. English is in the code. */
const files = import.meta.glob<Readonly<Record<string, Ast>>>('./locales/*.json', { import: 'default' })
const nameOf = (path: string): string => path.slice('./locales/'.length, -'.json'.length)
const loaders = new Map(Object.entries(files).map(([path, load]) => [nameOf(path), load]))

/** Pseudo-locales: one left to right, one right to left with Arabic numbers and dates. */
const PSEUDO = new Set(['en-XA', 'ar-XB'])

/** Locales the user may choose: English first, then by code. */
export const availableLocales: readonly string[] = ['en', ...[...loaders.keys()].sort()]

/**
 * Returns the first `preferred` tag (default: the browser's) that has a catalogue; English keeps its region
 * (en-GB formats dates differently). 'en' when none fits.
 */
export function detectLocale(
  preferred: readonly string[] = navigator.languages,
  available: readonly string[] = availableLocales,
): string {
  for (const tag of preferred) {
    if (PSEUDO.has(tag)) return tag
    const parts = tag.split('-')
    for (let length = parts.length; length > 0; length--) {
      const shorter = parts.slice(0, length).join('-')
      const found = available.find((locale) => locale.toLowerCase() === shorter.toLowerCase())
      if (found) return found === 'en' && isTag(tag) ? tag : found
    }
  }
  return 'en'
}

function isTag(tag: string): boolean {
  try {
    return Boolean(new Intl.Locale(tag))
  } catch {
    return false
  }
}

/**
 * Loads the catalogue of `locale`; null where the English in the code is used. Rejects when its chunk fails
 * to load.
 */
export async function loadCatalogue(locale: string): Promise<Catalogue | null> {
  if (PSEUDO.has(locale)) return (await import('./pseudo')).pseudo
  for (let tag = locale; tag; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
    const load = loaders.get(tag)
    if (load) return { messages: await load() }
  }
  return null
}
