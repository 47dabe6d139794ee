import { expect, test } from 'vitest'
import { parseServerAddress } from './server-address'

test.each<[string, string | null, string?]>([
  ['mastodon.social', 'https://mastodon.social'],
  ['  Mastodon.Social/ ', 'https://mastodon.social'],
  ['https://mastodon.social/@Gargron/1?x#y', 'https://mastodon.social'],
  ['http://mastodon.social', 'https://mastodon.social'],
  ['HTTPS://host.example:8443/about', 'https://host.example:8443'],
  ['host.example:8443', 'https://host.example:8443'],
  ['host.example.', 'https://host.example'],
  ['//host.example/x', 'https://host.example'],
  ['@me@host.example', 'https://host.example', 'me'],
  ['me@host.example', 'https://host.example', 'me'],
  ['acct:me@host.example:3000', 'https://host.example:3000', 'me'],
  ['@host.example', 'https://host.example'],
  ['bücher.example', 'https://xn--bcher-kva.example'],
  ['ｍastodon.social', 'https://mastodon.social'],
  ['\u200Bhost.example', 'https://host.example'],
  ['localhost', 'http://localhost'],
  ['localhost:8001', 'http://localhost:8001'],
  ['https://localhost:8001', 'https://localhost:8001'],
  ['me@localhost:8001', 'http://localhost:8001', 'me'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['192.168.1.5', 'https://192.168.1.5'],
  ['', null],
  ['   ', null],
  ['mastodon', null],
  ['my server.example', null],
  ['ftp://host.example', null],
  ['javascript://host.example', null],
  ['https://', null],
  ['.example', null],
  ['host..example', null],
  ['@', null],
])('%s', (typed, server, username) => {
  expect(parseServerAddress(typed)).toEqual(server === null ? null : { server, username: username ?? null })
})
