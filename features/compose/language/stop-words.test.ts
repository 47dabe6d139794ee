import { expect, test } from 'vitest'
import { isPlainly } from './stop-words'

test.each([
  ['en', 'The geese are back, and I saw hundreds of them over the estuary this morning.'],
  ['en-GB', 'I do not know what to make of it, but that is how it was.'],
  ['de', 'Heute Morgen war der Himmel grau und es hat nicht geregnet, so wie ich es mag.'],
  ['es', 'Los gansos han vuelto y no sé por qué, pero me alegro de que estén en el río.'],
  ['ru', 'Я не знаю, что это было, но все уже на месте и так же хорошо.'],
])('clearly %s: %s', (language, text) => {
  expect(isPlainly(language, text)).toBe(true)
})

test.each([
  ['of another language', 'en', 'Die Gänse sind wieder da, und es ist so schön, dass ich bleibe.'],
  [
    'of a similar language',
    'pt',
    'Los gansos han vuelto y no sé por qué, pero me alegro de que estén en el río.',
  ],
  [
    'in one of two similar languages',
    'da',
    'Jeg er på vei til byen, og det er så fint at jeg ikke vil hjem.',
  ],
  ['of few words', 'en', 'Geese on the estuary'],
  ['without stop words', 'en', 'Geese geese geese geese geese geese geese'],
  ['of a language without a list', 'cy', 'Mae’r gwyddau yn ôl ar yr afon heddiw'],
  ['empty', 'en', ''],
])('undecided: a text %s', (_, language, text) => {
  expect(isPlainly(language, text)).toBe(false)
})
