import { expect, test } from 'vitest'
import { embedSource } from './embed-source'

const OWN = ['https://skein.example', 'https://home.example']
const frame = (src: string) => `<iframe width="1" src="${src}" allowfullscreen></iframe>`

test.each<[string, string, string | null]>([
  ['a frame', frame('https://video.example/embed/1'), 'https://video.example/embed/1?autoplay=1'],
  [
    'escaped parameters',
    frame('https://video.example/e?a=1&amp;b=2'),
    'https://video.example/e?a=1&b=2&autoplay=1',
  ],
  ['its own autoplay parameter', frame('https://v.example/e?autoplay=0'), 'https://v.example/e?autoplay=0'],
  ['single quotes', "<iframe src='https://v.example/e'></iframe>", 'https://v.example/e?autoplay=1'],
  ['an unencrypted page', frame('http://video.example/embed/1'), null],
  ['a script URL', frame('javascript:alert(1)'), null],
  ['a data URL', frame('data:text/html,x'), null],
  ['our own origin', frame('https://skein.example/embed'), null],
  ['the user’s own server', frame('https://home.example/embed'), null],
  ['our origin with a user name', frame('https://a:b@skein.example/'), null],
  ['no address', '<iframe></iframe>', null],
  ['another attribute that ends in src', '<iframe data-src="https://v.example/e"></iframe>', null],
  ['other markup', '<script src="https://v.example/e"></script>', null],
  ['nothing', '', null],
])('%s', (_name, html, expected) => {
  expect(embedSource(html, OWN)).toBe(expected)
})
