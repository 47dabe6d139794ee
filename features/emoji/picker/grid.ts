import type { Choice } from '../button/choice'
import type { Section } from './sections'

/** A row of the grid: the title of a section, or some of its emoji. */
export interface GridRow {
  readonly section: Section
  readonly title: boolean
  readonly choices: readonly Choice[]
  /** px from the top. */
  readonly top: number
  readonly height: number
}

export interface Grid {
  readonly rows: readonly GridRow[]
  readonly columns: number
  /** px. */
  readonly height: number
}

/** A cell: the index of its row and its column. */
export interface Cell {
  readonly row: number
  readonly column: number
}

export interface Sizes {
  /** px; cells are square. */
  readonly cell: number
  readonly title: number
}

/** Lays out sections in rows of `columns`. */
export function layOutGrid(sections: readonly Section[], columns: number, { cell, title }: Sizes): Grid {
  const rows: GridRow[] = []
  let top = 0
  const add = (row: Omit<GridRow, 'top'>) => {
    rows.push({ ...row, top })
    top += row.height
  }
  for (const section of sections) {
    if (section.kind !== 'found') add({ section, title: true, choices: [], height: title })
    for (let at = 0; at < section.choices.length; at += columns)
      add({ section, title: false, choices: section.choices.slice(at, at + columns), height: cell })
  }
  return { rows, columns, height: top }
}

/** Returns the range of rows that overlap `from` to `to` px. */
export function rowsWithin({ rows }: Grid, from: number, to: number): [first: number, end: number] {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    if (row && row.top + row.height <= from) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < rows.length && (rows[end]?.top ?? Infinity) < to) end += 1
  return [low, end]
}

/** Returns the emoji in a cell. */
export const choiceAt = ({ rows }: Grid, cell: Cell | null): Choice | undefined =>
  cell ? rows[cell.row]?.choices[cell.column] : undefined

/** Rows that Page Up and Page Down move. */
const PAGE_ROWS = 5

const firstFrom = ({ rows }: Grid, from: number, step: 1 | -1): number | null => {
  for (let at = from; at >= 0 && at < rows.length; at += step) if (rows[at]?.choices.length) return at
  return null
}

/** Returns the first cell of the grid; null when it is empty. */
export function firstCell(grid: Grid): Cell | null {
  const row = firstFrom(grid, 0, 1)
  return row === null ? null : { row, column: 0 }
}

/** Returns the first cell of a section. */
export function cellOfSection(grid: Grid, id: string): Cell | null {
  const row = grid.rows.findIndex((one) => one.section.id === id && !one.title)
  return row < 0 ? null : { row, column: 0 }
}

function vertical(grid: Grid, cell: Cell, rows: number): Cell {
  const step = rows < 0 ? -1 : 1
  let at = cell.row
  for (let left = Math.abs(rows); left > 0; left--) {
    const next = firstFrom(grid, at + step, step)
    if (next === null) break
    at = next
  }
  const length = grid.rows[at]?.choices.length ?? 1
  return { row: at, column: Math.min(cell.column, length - 1) }
}

function sideways(grid: Grid, cell: Cell, step: 1 | -1): Cell {
  const { row, column } = cell
  if (grid.rows[row]?.choices[column + step]) return { row, column: column + step }
  const next = firstFrom(grid, row + step, step)
  if (next === null) return cell
  return { row: next, column: step > 0 ? 0 : (grid.rows[next]?.choices.length ?? 1) - 1 }
}

/** A key press for the grid. */
export interface GridKey {
  readonly key: string
  readonly ctrl: boolean
}

/**
 * Returns the cell a key moves to; null when the grid does not use the key. Left and right are swapped in
 * right-to-left text.
 */
export function cellAfterKey(grid: Grid, cell: Cell, { key, ctrl }: GridKey, rtl: boolean): Cell | null {
  switch (key) {
    case 'ArrowDown':
      return vertical(grid, cell, 1)
    case 'ArrowUp':
      return vertical(grid, cell, -1)
    case 'PageDown':
      return vertical(grid, cell, PAGE_ROWS)
    case 'PageUp':
      return vertical(grid, cell, -PAGE_ROWS)
    case 'ArrowRight':
      return sideways(grid, cell, rtl ? -1 : 1)
    case 'ArrowLeft':
      return sideways(grid, cell, rtl ? 1 : -1)
    case 'Home':
      return ctrl ? firstCell(grid) : { row: cell.row, column: 0 }
    case 'End': {
      const row = ctrl ? (firstFrom(grid, grid.rows.length - 1, -1) ?? cell.row) : cell.row
      return { row, column: (grid.rows[row]?.choices.length ?? 1) - 1 }
    }
    default:
      return null
  }
}
