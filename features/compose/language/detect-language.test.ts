import { expect, test } from 'vitest'
import { detectLanguage, wordsOf } from './detect-language'

test('addresses, mentions and hashtags do not count for the language', () => {
  expect(wordsOf('@ben@far.example see https://a.example/b #wetter :blob: heute')).toBe('see heute')
})

test.each([
  ['Heute Morgen war der Himmel über der Stadt grau und es hat geregnet.', 'de'],
  ['Ce matin nous sommes allés au marché pour acheter des légumes frais.', 'fr'],
  ['今日はとても良い天気なので、公園まで散歩に行くつもりです。', 'ja'],
])('%s', async (text, language) => {
  expect(await detectLanguage(text)).toBe(language)
})

test('the language of a short text is unknown', async () => {
  expect(await detectLanguage('Guten Tag')).toBeNull()
})
