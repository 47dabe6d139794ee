import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'
import { sameTag, uniqueTags } from './tag-spelling'

/** Maximum number of remembered hashtags. */
const MAX_TAGS = 1000

const store = createIdentityStore({
  key: 'tag-history',
  version: 1,
  schema: z.array(z.string()),
  defaults: [],
})

const TAGS = /(?<![\p{L}\p{M}\p{N}_/&)#＃])[#＃]([\p{L}\p{M}\p{N}_\u00b7\u30fb\u200c]+)/gu

/** Returns the hashtags of a text in their spelling, each once. */
export function tagsOf(text: string): string[] {
  const names = [...text.matchAll(TAGS)].map(([, name = '']) => name)
  return uniqueTags(names.filter((name) => !/^\p{N}+$/u.test(name)))
}

/** Returns the history with the hashtags of a text first, in their spelling. */
export const withTags = (history: readonly string[], names: readonly string[]): string[] =>
  [...names, ...history.filter((own) => !names.some((name) => sameTag(name, own)))].slice(0, MAX_TAGS)

/** Remembers the hashtags that `identityKey` has published, the latest first. */
export function rememberTags(identityKey: string, text: string): void {
  const names = tagsOf(text)
  if (names.length > 0) store.of(identityKey).set((history) => withTags(history, names))
}

/** The hashtags that `identityKey` has used, the latest first. */
export const tagHistory = (identityKey: string): readonly string[] => store.of(identityKey).get()
