import { expect, test } from 'vitest'
import { oddTexts, wellFormed } from '@/lib/testing/odd-texts'
import { formatAddress, parseAddress } from './address'

test.each([
  ['/', { deck: false, identityKey: null, path: '/' }],
  ['/home', { deck: false, identityKey: null, path: '/home' }],
  ['/deck', { deck: true, identityKey: null, path: '/' }],
  ['/deck/@alice@host.example/123', { deck: true, identityKey: null, path: '/@alice@host.example/123' }],
  ['/~ada@localhost:8001/home', { deck: false, identityKey: 'ada@localhost:8001', path: '/home' }],
  ['/deck/~other.example/@alice/1', { deck: true, identityKey: 'other.example', path: '/@alice/1' }],
  ['/deck/~other.example', { deck: true, identityKey: 'other.example', path: '/' }],
  ['/decking', { deck: false, identityKey: null, path: '/decking' }],
])('%s', (path, address) => {
  expect(parseAddress(path)).toEqual(address)
  expect(formatAddress(address)).toBe(path)
})

test('decodes an escaped identity and tolerates a broken escape', () => {
  expect(parseAddress('/~ada%40host.example/home').identityKey).toBe('ada@host.example')
  expect(parseAddress('/~%/home')).toEqual({ deck: false, identityKey: '%', path: '/home' })
})

test('any identity survives formatting and parsing', () => {
  for (const identityKey of oddTexts(500)) {
    const { pathname } = new URL(
      formatAddress({ deck: false, identityKey, path: '/home' }),
      'https://app.example',
    )
    expect(parseAddress(pathname), JSON.stringify(identityKey)).toEqual({
      deck: false,
      identityKey: wellFormed(identityKey),
      path: '/home',
    })
  }
})
