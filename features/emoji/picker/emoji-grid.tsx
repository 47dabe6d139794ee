// Lines that come and go while scrolling are no table; the roles say what they are.
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
import { inTone, keyOf, nameOf, type Choice, type SkinTone } from '../button/choice'
import { messages } from '../messages'
import { Glyph, nativeClass } from '../data/glyph'
import { rowsWithin, type Cell, type Grid, type GridRow } from './grid'
import styles from './picker.module.css'
import { sectionName } from './section-name'

/** Drawn beyond what is seen, px: keys and wheels find it there. */
const BEYOND = 120
/** px; what is drawn of a list before anything was measured or scrolled. */
const FIRST = { top: 0, height: 280 - BEYOND }
/** px; what is drawn while the popover only begins to appear: a key is not to wait for more. */
const OPENING = { top: 0, height: 160 - BEYOND }

export interface GridHandle {
  /** Brings a row into view; 'start' puts it at the top. */
  show: (row: number, where: 'nearest' | 'start') => void
}

interface Props {
  id: string
  grid: Grid
  /** Names what is listed: a search, or '' for everything. */
  list: string
  /** It has been painted once. */
  drawn: boolean
  active: Cell | null
  tone: SkinTone
  onActive: (cell: Cell) => void
  onPick: (choice: Choice, keepOpen: boolean) => void
  /** The section at the top, while scrolling. */
  onSection: (id: string) => void
  ref: Ref<GridHandle>
}

/** The id of a cell in the page. */
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
  const place = { insetBlockStart: row.top, blockSize: row.height, lineHeight: `${row.height}px` }
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
    <div role="row" aria-rowindex={at + 1} className={styles.row} style={place}>
      {row.choices.map((choice, column) => (
        <span
          key={keyOf(choice)}
          id={cellId(id, { row: at, column })}
          role="gridcell"
          aria-label={nameOf(choice)}
          aria-selected={column === active}
          // As few elements and attributes as can be: all of them are made and laid out between the key and the paint.
          className={'native' in choice ? cx(styles.cell, nativeClass) : styles.cell}
          data-custom={'custom' in choice || undefined}
        >
          {'native' in choice ? inTone(choice.native, tone) : <Glyph choice={choice} tone={tone} />}
        </span>
      ))}
    </div>
  )
}

/** The emoji in lines, of which only those near the view are there. Keys belong to the search field, which points here. */
export function EmojiGrid({ id, grid, list, drawn, active, tone, onActive, onPick, onSection, ref }: Props) {
  const intl = useIntl()
  const scroller = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(drawn ? FIRST : OPENING)

  const listed = useRef(list)
  useLayoutEffect(() => {
    const element = scroller.current
    // A new one is at its top; asking where it is would lay the page out.
    if (!element || listed.current === list) return
    listed.current = list
    // Another list begins at its top; one that grows stays where it is.
    if (element.scrollTop > 0) element.scrollTop = 0
    setView(FIRST)
  }, [list])
  // What lies beyond the first lines comes after the first paint.
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
      // The first line of a section shows its title with it.
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
  const [first, end] = rowsWithin(grid, view.top - BEYOND, view.top + view.height + BEYOND)
  const shown = grid.rows.slice(first, end).map((row, at) => ({ row, at: first + at }))
  const activeRow = active ? grid.rows[active.row] : undefined
  // What the field points to must be there, however far away it is.
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
    // What scrolls is a stop of Tab anyway: the keys of the field work there as well.
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
      {/* The field has the focus and the keys; a press here must not take them. */}
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
