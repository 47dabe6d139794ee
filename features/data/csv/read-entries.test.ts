import { expect, it, test } from 'vitest'
import { CSV_KINDS, csvRowsOf, type CsvEntry, type CsvKind } from './kinds'
import { parseCsv } from './parse-csv'
import { detectKind, readAddress, readEntries } from './read-entries'
import { writeCsv } from './write-csv'

const read = (kind: CsvKind, text: string) => readEntries(kind, parseCsv(text), 'home.example')

const ENTRIES: Record<CsvKind, [entry: CsvEntry, text: string]> = {
  follows: [
    { address: 'ben@far.example', reblogs: false, notify: true, languages: ['de', 'en'] },
    'Account address,Show boosts,Notify on new posts,Languages\nben@far.example,false,true,"de, en"\n',
  ],
  lists: [{ list: 'Art, and more', address: 'ben@far.example' }, '"Art, and more",ben@far.example\n'],
  mutes: [
    { address: 'ben@far.example', notifications: false },
    'Account address,Hide notifications\nben@far.example,false\n',
  ],
  blocks: [{ address: 'ben@far.example' }, 'ben@far.example\n'],
  servers: [{ address: 'far.example' }, 'far.example\n'],
  bookmarks: [{ address: 'https://far.example/@ben/1' }, 'https://far.example/@ben/1\n'],
}

it.each(CSV_KINDS)('writes %s as Mastodon does, and reads and detects them again', (kind) => {
  const [entry, text] = ENTRIES[kind]
  expect(writeCsv(csvRowsOf(kind, [entry]))).toBe(text)
  expect(read(kind, text)).toMatchObject({ entries: [entry], invalid: [], repeated: 0 })
  if (kind !== 'blocks') expect(detectKind(parseCsv(text), 'file.csv')).toBe(kind)
})

test.each([
  ['ben@far.example', 'blocked_accounts.csv', 'blocks'],
  ['ben@far.example', 'my blocks.csv', 'blocks'],
  ['ben@far.example', 'muted_accounts (1).csv', 'mutes'],
  ['ben@far.example', 'export.csv', 'follows'],
  ['far.example', 'export.csv', 'servers'],
  ['#domain,#severity\nfar.example,suspend', 'x.csv', 'servers'],
  ['Account address', 'x.csv', 'follows'],
])('%j in %s probably lists %s', (text, name, kind) => {
  expect(detectKind(parseCsv(text), name)).toBe(kind)
})

test.each([
  ['ben@far.example', 'ben@far.example'],
  ['@Ben@FAR.example', 'Ben@far.example'],
  ['acct:ben@far.example', 'ben@far.example'],
  ['ben', 'ben@home.example'],
  ['ben@localhost:3000', 'ben@localhost:3000'],
  ['ben@münchen.example', 'ben@xn--mnchen-3ya.example'],
  ['', null],
  ['ben@', null],
  ['ben smith@far.example', null],
  ['a@b@c', null],
  ['=HYPERLINK("x")', null],
  ['https://far.example/@ben', null],
])('the address %j is %j', (text, address) => expect(readAddress(text, 'home.example')).toBe(address))

it('reports rows by line and reads the others', () => {
  const text = [
    'Account address,Show boosts,Notify on new posts,Languages',
    'ben@far.example,true,false,',
    '"eva@far.example,true',
    'not an address,true,false,',
    'BEN@far.example,false,false,',
    'kim@far.example',
  ].join('\r\n')
  const { entries, invalid, repeated } = read('follows', text)
  expect(entries).toEqual([
    { address: 'ben@far.example', reblogs: true, notify: false, languages: [] },
    { address: 'kim@far.example' },
  ])
  expect(invalid).toEqual([
    { line: 3, text: '"eva@far.example,true', reason: 'quote' },
    { line: 4, text: 'not an address, true, false', reason: 'address' },
  ])
  expect(repeated).toBe(1)
})

it('reads columns in any order, and old files without choices', () => {
  const text = 'Languages,Account address,Other\n"de, en",ben@far.example,x\n'
  expect(read('follows', text).entries).toEqual([{ address: 'ben@far.example', languages: ['de', 'en'] }])
  expect(read('follows', 'ben@far.example\n').entries).toEqual([{ address: 'ben@far.example' }])
  expect(read('lists', ',ben@far.example\n').invalid).toMatchObject([{ line: 1, reason: 'list' }])
  expect(read('servers', 'https://far.example/\nnonsense\n')).toMatchObject({
    entries: [{ address: 'far.example' }],
    invalid: [{ line: 2, reason: 'address' }],
  })
})
