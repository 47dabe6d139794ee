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

test.each([
  'asdf jklö qwer uiop yxcv bnm fghj tzui lkjo poiu ztre',
  'lorj vabo metu nilo paku zedi roka simu tavo belin',
  'ывап олдж йцук енгш фыва пролд ячсм итьбю',
])('letters without sense have no language: %s', async (text) => {
  expect(await detectLanguage(text)).toBeNull()
})

test.each([
  ['La suno brilas kaj mi iras al la parko, ĉar tio estas bela tago por ni.', 'eo'],
  ['A nap süt, és azt hiszem, hogy ma nem lesz már eső, de ez csak egy remény.', 'hu'],
])('%s', async (text, language) => {
  expect(await detectLanguage(text)).toBe(language)
})
