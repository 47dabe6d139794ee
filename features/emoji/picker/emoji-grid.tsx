// Rows are virtualised, so a table element does not fit; the roles describe it.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type Ref,
} from 'react'
import { useIntl } from '@/lib/i18n'
import { cx } from '@/lib/util/cx'
import { inTone, keyOf, emojiNameOf, type Choice, type SkinTone } from '../button/choice'
import { messages } from '../messages'
import { Glyph, nativeClass } from '../data/glyph'
import { rowsWithin, type Cell, type Grid, type GridRow } from './grid'
import styles from './picker.module.css'
import { sectionName } from './section-name'

/** Rendered beyond the visible part, in px, for keys and wheels. */
const OVERSCAN_PX = 120
/** Rendered part in px, before anything was measured or scrolled. */
const FIRST = { top: 0, height: 280 - OVERSCAN_PX }
/** Rendered part in px while the popover opens: a key press must not wait for more. */
const OPENING = { top: 0, height: 160 - OVERSCAN_PX }

export interface GridHandle {
  /** Scrolls a row into view; 'start' puts it at the top. */
  show: (row: number, where: 'nearest' | 'start') => void
}

interface Props {
  id: string
  grid: Grid
  /** Identifies the list: a search, or '' for all emoji. */
  list: string
  /** True after the first paint. */
  drawn: boolean
  active: Cell | null
  tone: SkinTone
  onActive: (cell: Cell) => void
  onPick: (choice: Choice, keepOpen: boolean) => void
  /** Called with the top section while scrolling. */
  onSection: (id: string) => void
  ref: Ref<GridHandle>
}

/** Returns the DOM id of a cell. */
export const cellId = (id: string, { row, column }: Cell): string => `${id}-${row}-${column}`

const cellOf = (target: EventTarget): Cell | null => {
  const cell = target instanceof Element ? target.closest('[role=gridcell]') : null
  const [, row, column] = (cell && /-(\d+)-(\d+)$/.exec(cell.id)) ?? []
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) }
}

interface RowProps {
  id: string
  row: GridRow
  at: number
  columns: number
  /** Column of the highlighted cell, if it is in this row. */
  active: number | null
  tone: SkinTone
}

function Row({ id, row, at, columns, active, tone }: RowProps) {
  const intl = useIntl()
  const style = { insetBlockStart: row.top, blockSize: row.height, lineHeight: `${row.height}px` }
  if (row.title)
    return (
      <div
        role="row"
        aria-rowindex={at + 1}
        className={styles.title}
        style={{ insetBlockStart: row.top, blockSize: row.height }}
      >
        <span role="rowheader" aria-colspan={columns} dir="auto">
          {sectionName(intl, row.section)}
        </span>
      </div>
    )
  return (
    <div role="row" aria-rowindex={at + 1} className={styles.row} style={style}>
      {row.choices.map((choice, column) => (
        <span
          key={keyOf(choice)}
          id={cellId(id, { row: at, column })}
          role="gridcell"
          aria-label={emojiNameOf(choice)}
          aria-selected={column === active}
          // As few elements and attributes as possible: all of them are created between the key press and the
          // paint.
          className={'native' in choice ? cx(styles.cell, nativeClass) : styles.cell}
          data-custom={'custom' in choice || undefined}
        >
          {'native' in choice ? inTone(choice.native, tone) : <Glyph choice={choice} tone={tone} />}
        </span>
      ))}
    </div>
  )
}

/**
 * The virtualised grid of emoji. The search field handles keys and points here with aria-activedescendant.
 */
export function EmojiGrid({ id, grid, list, drawn, active, tone, onActive, onPick, onSection, ref }: Props) {
  const intl = useIntl()
  const scroller = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(drawn ? FIRST : OPENING)

  const listed = useRef(list)
  useLayoutEffect(() => {
    const element = scroller.current
    // A new list is at its top; reading scrollTop would force a layout.
    if (!element || listed.current === list) return
    listed.current = list
    // Another list starts at its top; a growing one keeps its scroll position.
    if (element.scrollTop > 0) element.scrollTop = 0
    setView(FIRST)
  }, [list])
  // Rows beyond the first ones are rendered after the first paint.
  useEffect(() => {
    if (!drawn) return undefined
    const timer = setTimeout(() => {
      const height = scroller.current?.clientHeight ?? 0
      const whole = height > 0 ? { top: 0, height } : FIRST
      setView((view) => (view === FIRST || view === OPENING ? whole : view))
    })
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [list, drawn])
  useImperativeHandle(ref, () => ({
    show(row, where) {
      const element = scroller.current
      const { top = 0, height = 0, title = false } = grid.rows[row] ?? {}
      if (!element) return
      // The first row of a section is shown with its title.
      const before = grid.rows[row - 1]
      const from = !title && before?.title ? before.top : top
      if (where === 'start' || from < element.scrollTop) element.scrollTop = from
      else if (top + height > element.scrollTop + element.clientHeight)
        element.scrollTop = top + height - element.clientHeight
    },
  }))

  const scrolled = () => {
    const element = scroller.current
    if (!element) return
    const top = element.scrollTop
    setView({ top, height: element.clientHeight })
    const [first] = rowsWithin(grid, top + 1, top + 2)
    const section = grid.rows[first]?.section
    if (section) onSection(section.id)
  }
  const [first, end] = rowsWithin(grid, view.top - OVERSCAN_PX, view.top + view.height + OVERSCAN_PX)
  const shown = grid.rows.slice(first, end).map((row, at) => ({ row, at: first + at }))
  const activeRow = active ? grid.rows[active.row] : undefined
  // The cell the field points to must be in the DOM, however far away it is.
  if (active && activeRow && (active.row < first || active.row >= end))
    shown.push({ row: activeRow, at: active.row })

  const pick = (event: MouseEvent) => {
    const cell = cellOf(event.target)
    const choice = cell && grid.rows[cell.row]?.choices[cell.column]
    if (choice) onPick(choice, event.shiftKey)
  }
  const point = (event: PointerEvent) => {
    const cell = event.pointerType === 'touch' ? null : cellOf(event.target)
    if (cell && (cell.row !== active?.row || cell.column !== active.column)) onActive(cell)
  }
  return (
    // A scroll container is a tab stop anyway, so the keys of the field work here as well.
    <div
      ref={scroller}
      id={id}
      role="grid"
      tabIndex={0}
      aria-label={intl.formatMessage(messages.grid)}
      aria-rowcount={grid.rows.length}
      aria-colcount={grid.columns}
      aria-activedescendant={active ? cellId(id, active) : undefined}
      className={styles.scroller}
      onScroll={scrolled}
    >
      {/* The field keeps focus and keys; a press here must not take them. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.grid}
        style={{ blockSize: grid.height }}
        onClick={pick}
        onPointerMove={point}
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map(({ row, at }) => (
          <Row
            key={at}
            id={id}
            row={row}
            at={at}
            columns={grid.columns}
            active={active?.row === at ? active.column : null}
            tone={tone}
          />
        ))}
      </div>
    </div>
  )
}
