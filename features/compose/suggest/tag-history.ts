import * as z from 'zod/mini'
import { createLocalStore } from '@/lib/storage'
import { sameTag } from './tag-spelling'

/** Tags that are remembered at most. */
const MOST_KEPT = 1000

const store = createLocalStore({
  key: 'tag-history',
  version: 1,
  schema: z.catch(z.record(z.string(), z.array(z.string())), {}),
  defaults: {},
})

const TAGS = /(?<![\p{L}\p{M}\p{N}_/&)#＃])[#＃]([\p{L}\p{M}\p{N}_\u00b7\u30fb\u200c]+)/gu

/** The hashtags of a text as they are spelled there, each once. */
export function tagsOf(text: string): string[] {
  const names = [...text.matchAll(TAGS)]
    .map(([, name = '']) => name)
    .filter((name) => !/^\p{N}+$/u.test(name))
  return names.filter((name, at) => names.findIndex((other) => sameTag(other, name)) === at)
}

/** The history with the tags of a text at its head, in the spelling they have there. */
export const withTags = (history: readonly string[], names: readonly string[]): string[] =>
  [...names, ...history.filter((own) => !names.some((name) => sameTag(name, own)))].slice(0, MOST_KEPT)

/** Remembers the hashtags that `who` has published, the latest first. */
export function rememberTags(who: string, text: string): void {
  const names = tagsOf(text)
  if (names.length > 0) store.set((all) => ({ ...all, [who]: withTags(all[who] ?? [], names) }))
}

/** The hashtags that `who` has used, the latest first. */
export const tagHistory = (who: string): readonly string[] => store.get()[who] ?? []
