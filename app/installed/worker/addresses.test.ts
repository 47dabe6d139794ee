import { expect, test } from 'vitest'
import { isAsset, isLanguage, isPageOfApp, isPictureOfServer } from './addresses'

const ROOT = 'https://skein.example/'
const BELOW = 'https://skein.example/client/'

test.each([
  ['/', ROOT, true],
  ['/home', ROOT, true],
  ['/@ann@remote.example', ROOT, true],
  ['/~ann@home.example/@ben.example', ROOT, true],
  ['/deck/~home.example/tags/a.txt', ROOT, true],
  ['/preferences/about', ROOT, true],
  ['/settings/profile', ROOT, false],
  ['/settings', ROOT, false],
  ['/admin', ROOT, false],
  ['/oauth/authorize?client_id=1', ROOT, false],
  ['/auth/sign_in', ROOT, false],
  ['/api/v1/instance', ROOT, false],
  ['/media/a.png', ROOT, false],
  ['/.well-known/webfinger', ROOT, false],
  ['/licences.txt', ROOT, false],
  ['/assets/abc.js', ROOT, false],
  ['/assets/none', ROOT, false],
  ['/locales/de.json?1', ROOT, false],
  ['/client/home', BELOW, true],
  ['/client/', BELOW, true],
  ['/client/licences.txt', BELOW, false],
  ['/home', BELOW, false],
])('%s below %s is a page of the app: %s', (path, scope, answer) => {
  expect(isPageOfApp(new URL(path, scope), scope)).toBe(answer)
})

test('pages of other origins are not of the app', () => {
  expect(isPageOfApp(new URL('https://other.example/home'), ROOT)).toBe(false)
})

test('assets are the files below the scope with a hash in their name', () => {
  expect(isAsset(new URL('assets/abc.js', BELOW), BELOW)).toBe(true)
  expect(isAsset(new URL('/assets/abc.js', BELOW), BELOW)).toBe(false)
})

test('texts of a language are those of one build', () => {
  expect(isLanguage(new URL('locales/de.json?1', BELOW), BELOW)).toBe(true)
  expect(isLanguage(new URL('locales/de.json', BELOW), BELOW)).toBe(false)
  expect(isLanguage(new URL('/locales/de.json?1', BELOW), BELOW)).toBe(false)
})

test.each([
  ['https://files.example/avatar.png', ROOT, true],
  ['/system/accounts/avatar.png', ROOT, true],
  ['/media/a.png', BELOW, true],
  ['/icons/maskable.png', ROOT, false],
  ['/client/emoji/dog.svg', BELOW, false],
])('%s below %s is a picture of a server: %s', (path, scope, answer) => {
  expect(isPictureOfServer(new URL(path, scope), scope)).toBe(answer)
})
