import { expect, test } from 'vitest'
import { oddTexts, wellFormed } from '@/lib/testing/odd-texts'
import { formatAddress, parseAddress } from './address'

test.each([
  ['/', { deck: false, who: null, path: '/' }],
  ['/home', { deck: false, who: null, path: '/home' }],
  ['/deck', { deck: true, who: null, path: '/' }],
  ['/deck/@alice@host.example/123', { deck: true, who: null, path: '/@alice@host.example/123' }],
  ['/~ada@localhost:8001/home', { deck: false, who: 'ada@localhost:8001', path: '/home' }],
  ['/deck/~other.example/@alice/1', { deck: true, who: 'other.example', path: '/@alice/1' }],
  ['/deck/~other.example', { deck: true, who: 'other.example', path: '/' }],
  ['/decking', { deck: false, who: null, path: '/decking' }],
])('%s', (path, address) => {
  expect(parseAddress(path)).toEqual(address)
  expect(formatAddress(address)).toBe(path)
})

test('an identity that was escaped is understood, a broken escape does no harm', () => {
  expect(parseAddress('/~ada%40host.example/home').who).toBe('ada@host.example')
  expect(parseAddress('/~%/home')).toEqual({ deck: false, who: '%', path: '/home' })
})

test('any identity is read back', () => {
  for (const who of oddTexts(500)) {
    const { pathname } = new URL(formatAddress({ deck: false, who, path: '/home' }), 'https://app.example')
    expect(parseAddress(pathname), JSON.stringify(who)).toEqual({
      deck: false,
      who: wellFormed(who),
      path: '/home',
    })
  }
})
