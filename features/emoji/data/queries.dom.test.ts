import { afterEach, expect, it } from 'vitest'
import { createStage } from '@/lib/testing/stage'
import { EmojiDataError } from './emoji-error'
import { replaceEmojiWords } from '../search/emoji-words'
import type { EmojiLocale } from './locales'
import { customEmojisQuery, emojiWordsQuery } from './queries'
import { FEW, FEW_GERMAN } from '../emoji-files.testing'

afterEach(() => replaceEmojiWords(null))

/** Names in these languages; others fail to load. */
const only = (words: Partial<Record<EmojiLocale, typeof FEW>>) =>
  replaceEmojiWords({
    get: async (locale) => {
      const found = words[locale]
      if (!found) throw new EmojiDataError('fetch', locale)
      return found
    },
    onChange: () => () => {},
  })
const read = (locale: EmojiLocale) => createStage().runtime.client.query(emojiWordsQuery(locale))

it('a language that fails to load falls back to English', async () => {
  only({ en: FEW })
  expect(await read('de')).toEqual(FEW)
  only({ en: FEW, de: FEW_GERMAN })
  expect(await read('de')).toEqual(FEW_GERMAN)
})

it('fails when English fails too', async () => {
  only({})
  await expect(read('de')).rejects.toThrow('Failed to fetch emoji data')
})

it('hidden and invalid emoji of the server are left out', async () => {
  const stage = createStage()
  stage.simulator.script.rewrite('GET /api/v1/custom_emojis', ([first]: object[]) => [
    { ...first, shortcode: 'shown' },
    { ...first, shortcode: 'hidden', visible_in_picker: false },
    { shortcode: 7 },
  ])
  const found = await stage.runtime.client.query(customEmojisQuery(stage.runtime))
  expect(found.map(({ shortcode }) => shortcode)).toEqual(['shown'])
})
