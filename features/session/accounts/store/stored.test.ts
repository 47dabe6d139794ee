import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { sessionSchema, signedInAccountSchema } from './stored'

const account = {
  identityKey: 'ana@host.example',
  server: 'https://host.example',
  accountId: '1',
  name: 'Ana :cat:',
}
const session = { ...account, token: 'token', clientId: null, clientSecret: null }
const image = 'https://host.example/cat.png'

test.each([undefined, null, 'cat', [{ shortcode: 'cat' }]])(
  'an account stored with the emoji %j has none',
  (emojis) => {
    expect(z.parse(signedInAccountSchema, { ...account, emojis }).emojis).toEqual([])
    expect(z.parse(sessionSchema, { ...session, emojis }).emojis).toEqual([])
  },
)

test('an account stored before emoji were kept is read', () => {
  expect(z.parse(signedInAccountSchema, account)).toMatchObject({ name: 'Ana :cat:', emojis: [] })
  expect(z.parse(sessionSchema, session)).toMatchObject({ name: 'Ana :cat:', emojis: [] })
})

test('stored emoji are read', () => {
  const emojis = [{ shortcode: 'cat', url: image, static_url: image }]
  expect(z.parse(signedInAccountSchema, { ...account, emojis }).emojis).toMatchObject(emojis)
})
