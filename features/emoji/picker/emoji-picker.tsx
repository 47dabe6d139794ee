import {
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { useSetting } from '@/features/settings'
import { useIsMobile } from '@/lib/hooks/use-layout'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { useOpening } from '@/lib/ui/popover/opening'
import { SearchInput } from '@/lib/ui/search-input/search-input'
import { isInputMethodKey } from '@/lib/util/input-method'
import { keyOf, pickedOf, type Choice, type Picked } from '../button/choice'
import { rememberEmoji } from '../button/recent'
import { typedAhead } from '../typed-ahead'
import { useEmojis } from '../use-emojis'
import { placeholderMessages } from '../placeholder-messages'
import { CategoryBar } from './category-bar'
import { EmojiGrid, cellId, type GridHandle } from './emoji-grid'
import { cellOfSection, choiceAt, firstCell, layOutGrid, cellAfterKey, type Cell } from './grid'
import { Outcome } from './outcome'
import styles from './picker.module.css'
import { EmojiPreview } from './emoji-preview'
import type { Section } from './sections'
import { useGridColumns } from './use-grid-columns'
import { useSearch } from './use-search'
import { useFirstPaint } from './use-first-paint'
import { foundSections, useSections } from './use-sections'
import { useEndTypingAhead } from './picker-placeholder'
import { prefetchEmojis } from './prefetch-emojis'

export interface EmojiPickerProps {
  /** `keepOpen`: several emoji are chosen in a row. */
  onPick: (picked: Picked, keepOpen: boolean) => void
}

/** Keys that move the caret of the search field until the grid was entered. */
const TEXT_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])
const NOTHING: readonly Section[] = []
/** Smallest cell and height of a title in px, at the default text size. */
const MIN_CELL_SIZE = 40
const TITLE_HEIGHT = 32

/** Returns the text size, 1 = the default 16 px. */
const textScale = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

/**
 * The emoji picker. Focus stays in the search field; arrow keys move in the grid, Enter chooses, Shift+Enter
 * chooses and keeps it open.
 */
export default function EmojiPicker({ onPick }: EmojiPickerProps) {
  const intl = useIntl()
  const id = useId()
  const sheet = useIsMobile()
  const runtime = useRuntime()
  const { identity } = runtime
  const tone = useSetting('skinTone')
  const emojis = useEmojis()
  // Text typed while this code loaded.
  const [text, setText] = useState(() => typedAhead().text)
  /** Enter was pressed before there were results: choose the first result. */
  const enterPressed = useRef(typedAhead().enter)
  const query = useDeferredValue(text)
  const [section, setSection] = useState<string | null>(null)
  /** The highlighted cell and its emoji; reset when the cell shows another emoji. */
  const [at, setAt] = useState<{ cell: Cell; key: string | null } | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const gridRef = useRef<GridHandle>(null)
  const drawn = useFirstPaint()
  const [scale] = useState(textScale)
  const [columns, cell] = useGridColumns(root, MIN_CELL_SIZE * scale)

  const all = useSections(emojis, identity.key)
  const { found, isComplete } = useSearch(emojis, query)
  const settled = isComplete && emojis.complete
  const grid = useMemo(
    () => layOutGrid(found ? foundSections(found) : all, columns, { cell, title: TITLE_HEIGHT * scale }),
    [found, all, columns, cell, scale],
  )
  const keyAt = (one: Cell) => {
    const choice = choiceAt(grid, one)
    return choice ? keyOf(choice) : null
  }
  const entered = at !== null && keyAt(at.cell) === at.key
  const active = entered ? at.cell : found ? firstCell(grid) : null
  const chosen = choiceAt(grid, active)

  useOpening(() => {
    // In a sheet the on-screen keyboard would cover the emoji.
    const first = sheet ? root.current : field.current
    first?.focus({ preventScroll: true })
    if (text) field.current?.setSelectionRange(text.length, text.length)
    // The picker may stay mounted for days: refresh old data after the paint.
    setTimeout(() => prefetchEmojis(runtime, intl.locale))
  })

  const pick = (choice: Choice, keepOpen: boolean) => {
    rememberEmoji(identity.key, keyOf(choice), Date.now())
    onPick(pickedOf(choice, tone), keepOpen)
  }
  useEndTypingAhead()
  const takeFirst = useStableCallback(() => {
    if (!enterPressed.current || !settled || query !== text) return
    enterPressed.current = false
    if (chosen) pick(chosen, false)
  })
  useEffect(takeFirst, [found, settled, query, takeFirst])
  const go = (to: Cell) => {
    setAt({ cell: to, key: keyAt(to) })
    gridRef.current?.show(to.row, 'nearest')
  }
  const showSection = useStableCallback((name: string) => {
    const to = cellOfSection(grid, name)
    if (to) gridRef.current?.show(to.row, 'start')
  })
  // Emoji that load later may be inserted above the chosen category.
  const keepSection = useStableCallback(() => {
    if (section !== null && !found) showSection(section)
  })
  useLayoutEffect(keepSection, [all, keepSection])
  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isInputMethodKey(event.nativeEvent) || event.defaultPrevented) return
    const inField = event.target === field.current
    const inGrid = event.target instanceof Element && event.target.id === `${id}-grid`
    if (!inField && !inGrid && event.target !== root.current) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (chosen) pick(chosen, event.shiftKey)
      else enterPressed.current = !settled && text.trim() !== ''
      return
    }
    if (event.altKey || event.metaKey) return
    if (!inField && event.key.length === 1 && !event.ctrlKey) field.current?.focus()
    if (inField && text && !entered && TEXT_KEYS.has(event.key)) return
    const begin = firstCell(grid)
    const to = active
      ? cellAfterKey(grid, active, { key: event.key, ctrl: event.ctrlKey }, intl.dir === 'rtl')
      : begin && cellAfterKey(grid, begin, { key: event.key, ctrl: event.ctrlKey }, false) && begin
    if (!to) return
    event.preventDefault()
    go(to)
  }

  return (
    // Keys reach the search field, the grid, or the sheet around them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={styles.picker} tabIndex={-1} onKeyDown={pressed}>
      <SearchInput
        ref={field}
        label={intl.formatMessage(placeholderMessages.search)}
        // It is an input.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        dir="auto"
        enterKeyHint="done"
        aria-expanded
        aria-haspopup="grid"
        aria-controls={`${id}-grid`}
        aria-activedescendant={active ? cellId(`${id}-grid`, active) : undefined}
        value={text}
        onChange={(event) => {
          enterPressed.current = false
          setText(event.target.value)
          setAt(null)
        }}
      />
      <CategoryBar
        // Dozens of elements that are not needed for the first paint.
        sections={drawn ? all : NOTHING}
        current={found ? null : (section ?? all[0]?.id ?? null)}
        onChoose={(name) => {
          setText('')
          // The sections are back only after the search was cleared.
          if (found) requestAnimationFrame(() => showSection(name))
          else showSection(name)
          setSection(name)
        }}
      />
      <div className={styles.body} aria-busy={emojis.loading || undefined}>
        <EmojiGrid
          ref={gridRef}
          id={`${id}-grid`}
          grid={grid}
          list={found ? query : ''}
          drawn={drawn}
          active={active}
          tone={tone}
          onActive={(to) => setAt({ cell: to, key: keyAt(to) })}
          onPick={pick}
          onSection={setSection}
        />
        <Outcome emojis={emojis} found={found} />
      </div>
      <EmojiPreview choice={chosen} tone={tone} />
    </div>
  )
}
