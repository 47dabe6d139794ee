import { expect, it, test } from 'vitest'
import { parseCsv } from './parse-csv'
import { writeCsv } from './write-csv'

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells)

it.each([
  ['nothing', '', []],
  ['one cell', 'a', [['a']]],
  [
    'cells and empty cells',
    'a,,b\n,c\n',
    [
      ['a', '', 'b'],
      ['', 'c'],
    ],
  ],
  ['any line break', 'a\r\nb\rc\nd', [['a'], ['b'], ['c'], ['d']]],
  ['empty lines', '\n\na\n\n ,\nb\n', [['a'], ['b']]],
  ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
  ['quotes', '"a,b","say ""hi""",c', [['a,b', 'say "hi"', 'c']]],
  ['a line break in quotes', '"a\nb",c\nd', [['a\nb', 'c'], ['d']]],
  ['an empty quoted cell', '"",a', [['', 'a']]],
  ['a quote inside a cell', 'a"b,c', [['a"b', 'c']]],
  [
    'semicolons',
    'a;b\nc;"d;e"',
    [
      ['a', 'b'],
      ['c', 'd;e'],
    ],
  ],
  ['tabs', 'a\tb', [['a', 'b']]],
  ['formulas, as text', '=1+1,@SUM(A1)', [['=1+1', '@SUM(A1)']]],
])('reads %s', (_name, text, rows) => expect(cellsOf(text)).toEqual(rows))

test.each([
  ['never closed', 'a,1\n"b,2\nc,3\n', [2]],
  ['never closed before a row with quotes', 'a,1\n"b,2\nc,"3, 4"\nd,5', [2]],
  ['followed by text', 'a,1\n"b"x,2\nc,"3"\n', [2]],
  ['never closed in the last row', 'a,1\nb,2\n"c', [3]],
  ['two of them', '"a\n"b\nc\n', [1, 2]],
])('a quote that is %s damages only its row', (_name, text, broken) => {
  const rows = parseCsv(text)
  expect(rows).toHaveLength(text.trim().split('\n').length)
  expect(rows.filter((row) => row.broken).map(({ line }) => line)).toEqual(broken)
})

it('counts the lines of the file', () => {
  const lines = parseCsv('a\r\n\r\n"b\nc",d\r"e\nf').map(({ line, broken }) => [line, broken])
  expect(lines).toEqual([
    [1, false],
    [3, false],
    [5, true],
    [6, false],
  ])
})

it('reads a large file with broken quotes in a short time', () => {
  const text = Array.from({ length: 20_000 }, (_, at) => `"person${at}@far.example,true`).join('\n')
  const start = performance.now()
  expect(parseCsv(text)).toHaveLength(20_000)
  expect(performance.now() - start).toBeLessThan(5_000)
})

it.each([
  [[['a', 'b']], 'a,b\n'],
  [[['a,b', 'say "hi"', 'two\nlines', '']], '"a,b","say ""hi""","two\nlines",\n'],
  [[['=1+1']], '=1+1\n'],
  [[], ''],
])('writes %j', (rows, text) => {
  expect(writeCsv(rows)).toBe(text)
  expect(cellsOf(text)).toEqual(rows)
})
