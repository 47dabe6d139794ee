import type { Ast, Catalogue } from './catalogue'

/** Catalogues beside the entry, one chunk each; the build compiles them (build/compile-locales.ts). English is in the code. */
const files = import.meta.glob<Readonly<Record<string, Ast>>>('./locales/*.json', { import: 'default' })
const nameOf = (path: string): string => path.slice('./locales/'.length, -'.json'.length)
const loaders = new Map(Object.entries(files).map(([path, load]) => [nameOf(path), load]))

/** Pseudo-locales: left to right and, with Arabic numbers and dates, right to left. */
const PSEUDO = new Set(['en-XA', 'ar-XB'])

/** The locales a person may choose, English first, by code. */
export const availableLocales: readonly string[] = ['en', ...[...loaders.keys()].sort()]

/**
 * The first of the `preferred` tags (default: the browser's) that we can show, kept with its region when it is English
 * (en-GB writes dates its own way); 'en' when none fits.
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
 * The texts for `locale`, or null where the English of the code is what is shown.
 * Rejects when the chunk cannot be loaded.
 */
export async function loadCatalogue(locale: string): Promise<Catalogue | null> {
  if (PSEUDO.has(locale)) return (await import('./pseudo')).pseudo
  for (let tag = locale; tag; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
    const load = loaders.get(tag)
    if (load) return { messages: await load() }
  }
  return null
}
