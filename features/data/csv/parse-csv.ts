/** A row of a CSV file. */
export interface CsvRow {
  /** Number of its first line in the file, from 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** True when a quote of the row is not closed properly; its cells are then the raw text of the line. */
  readonly broken: boolean
}

/** Maximum number of characters of a quoted cell; a longer one has an unclosed quote. */
const MAX_QUOTED_LENGTH = 2000

interface Cell {
  text: string
  /** Index after the cell. */
  end: number
}

const isBreak = (char: string | undefined) => char === '\n' || char === '\r'

/** Reads a quoted cell whose quote is at `start`; null when it is not closed properly. */
function readQuoted(source: string, start: number, separator: string): Cell | null {
  let text = ''
  let at = start + 1
  while (at - start <= MAX_QUOTED_LENGTH) {
    const quote = source.indexOf('"', at)
    if (quote < 0) return null
    text += source.slice(at, quote)
    const next = source[quote + 1]
    if (next === '"') {
      text += '"'
      at = quote + 2
      continue
    }
    const isEnd = next === undefined || next === separator || isBreak(next)
    return isEnd ? { text, end: quote + 1 } : null
  }
  return null
}

const endOfLine = (source: string, start: number): number => {
  let at = start
  while (at < source.length && !isBreak(source[at])) at += 1
  return at
}

function readPlain(source: string, start: number, separator: string): Cell {
  let end = start
  while (end < source.length && source[end] !== separator && !isBreak(source[end])) end += 1
  return { text: source.slice(start, end), end }
}

/** Spreadsheets of some languages write semicolons or tabs. */
function separatorOf(source: string): string {
  const first = source.slice(0, endOfLine(source, 0))
  return [',', ';', '\t'].find((each) => first.includes(each)) ?? ','
}

const afterBreak = (source: string, at: number) =>
  source[at] === '\r' && source[at + 1] === '\n' ? at + 2 : at + 1

function countLines(source: string, from: number, to: number): number {
  let lines = 0
  for (let at = from; at < to; at += 1)
    if (source[at] === '\n' || (source[at] === '\r' && source[at + 1] !== '\n')) lines += 1
  return lines
}

interface ReadRow {
  cells: string[]
  broken: boolean
  end: number
}

function readRow(source: string, start: number, separator: string): ReadRow {
  const cells: string[] = []
  let at = start
  for (;;) {
    const cell = source[at] === '"' ? readQuoted(source, at, separator) : readPlain(source, at, separator)
    if (!cell) {
      const end = endOfLine(source, start)
      return { cells: [source.slice(start, end)], broken: true, end }
    }
    cells.push(cell.text)
    if (source[cell.end] !== separator) return { cells, broken: false, end: cell.end }
    at = cell.end + 1
  }
}

/**
 * Parses CSV (RFC 4180). Tolerates any line break, a byte order mark, semicolons and tabs. A quote that is not closed
 * properly damages only its own line. Empty lines are left out.
 */
export function parseCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(source)
  const rows: CsvRow[] = []
  let at = 0
  let line = 1
  while (at < source.length) {
    const { cells, broken, end } = readRow(source, at, separator)
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells, broken })
    const next = afterBreak(source, end)
    line += countLines(source, at, Math.min(next, source.length))
    at = next
  }
  return rows
}
