import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useSetting } from '@/features/settings'
import { useIsMobile } from '@/lib/hooks/use-layout'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { useOpening } from '@/lib/ui/popover/opening'
import { SearchInput } from '@/lib/ui/search-input/search-input'
import { keyOf, pickedOf, type Choice, type Picked } from '../button/choice'
import { rememberEmoji } from '../button/recent'
import { typedAhead } from '../typed-ahead'
import { useEmojis } from '../use-emojis'
import { waitingMessages } from '../waiting-messages'
import { CategoryBar } from './category-bar'
import { EmojiGrid, cellId, type GridHandle } from './emoji-grid'
import { cellOfSection, choiceAt, firstCell, layOut, moved, type Cell } from './grid'
import { Outcome } from './outcome'
import styles from './picker.module.css'
import { Preview } from './preview'
import type { Section } from './sections'
import { useColumns } from './use-columns'
import { useSearch } from './use-search'
import { useDrawn } from './use-drawn'
import { foundSections, useSections } from './use-sections'
import { useEndTypingAhead } from './waiting'
import { warmEmojis } from './warm'

export interface EmojiPickerProps {
  /** `keepOpen`: several are chosen, one after the other. */
  onPick: (picked: Picked, keepOpen: boolean) => void
}

/** Keys that belong to the text of the search field until the grid was entered. */
const TEXT_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])
const NOTHING: readonly Section[] = []
/** Least size of a cell and height of a title, px in letters of the usual size. */
const CELL = 40
const TITLE = 32

/** How large letters are here, 1 = the usual 16 px. */
const letters = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

/**
 * Chooses an emoji. The focus stays in the search field; arrows move through the grid, Enter chooses, Shift+Enter chooses and
 * goes on.
 */
export default function EmojiPicker({ onPick }: EmojiPickerProps) {
  const intl = useIntl()
  const id = useId()
  const sheet = useIsMobile()
  const runtime = useRuntime()
  const { identity } = runtime
  const tone = useSetting('skinTone')
  const emojis = useEmojis()
  // What was typed while this loaded.
  const [text, setText] = useState(() => typedAhead().text)
  /** Enter came before anything was found: then the first that is found is taken. */
  const wished = useRef(typedAhead().enter)
  const query = useDeferredValue(text)
  const [section, setSection] = useState<string | null>(null)
  /** Where the keys are, and on what: where something else is now they begin anew. */
  const [at, setAt] = useState<{ cell: Cell; key: string | null } | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const gridRef = useRef<GridHandle>(null)
  const drawn = useDrawn()
  const [scale] = useState(letters)
  const [columns, cell] = useColumns(root, CELL * scale)

  const all = useSections(emojis, identity.who)
  const { found, whole } = useSearch(emojis, query)
  const settled = whole && !emojis.loading
  const grid = useMemo(
    () => layOut(found ? foundSections(found) : all, columns, { cell, title: TITLE * scale }),
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
    // In a sheet the keyboard of the screen would cover what is to be chosen.
    const first = sheet ? root.current : field.current
    first?.focus({ preventScroll: true })
    if (text) field.current?.setSelectionRange(text.length, text.length)
    // It may be kept for days: what is old is brought anew, after the paint.
    setTimeout(() => warmEmojis(runtime, intl.locale))
  })

  const pick = (choice: Choice, keepOpen: boolean) => {
    rememberEmoji(identity.who, keyOf(choice), Date.now())
    onPick(pickedOf(choice, tone), keepOpen)
  }
  useEndTypingAhead()
  const takeWished = useStableCallback(() => {
    if (!wished.current || !settled || query !== text) return
    wished.current = false
    if (chosen) pick(chosen, false)
  })
  useEffect(takeWished, [found, settled, query, takeWished])
  const go = (to: Cell) => {
    setAt({ cell: to, key: keyAt(to) })
    gridRef.current?.show(to.row, 'nearest')
  }
  const lead = (name: string) => {
    const to = cellOfSection(grid, name)
    if (to) gridRef.current?.show(to.row, 'start')
    setSection(name)
  }
  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
    const inField = event.target === field.current
    const inGrid = event.target instanceof Element && event.target.id === `${id}-grid`
    if (!inField && !inGrid && event.target !== root.current) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (chosen) pick(chosen, event.shiftKey)
      else wished.current = !settled && text.trim() !== ''
      return
    }
    if (event.altKey || event.metaKey) return
    if (!inField && event.key.length === 1 && !event.ctrlKey) field.current?.focus()
    if (inField && text && !entered && TEXT_KEYS.has(event.key)) return
    const begin = firstCell(grid)
    const to = active
      ? moved(grid, active, { key: event.key, ctrl: event.ctrlKey }, intl.dir === 'rtl')
      : begin && moved(grid, begin, { key: event.key, ctrl: event.ctrlKey }, false) && begin
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
        label={intl.formatMessage(waitingMessages.search)}
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
          wished.current = false
          setText(event.target.value)
          setAt(null)
        }}
      />
      <CategoryBar
        // Dozens of elements that nobody looks for first.
        sections={drawn ? all : NOTHING}
        current={found ? null : (section ?? all[0]?.id ?? null)}
        onChoose={(name) => {
          setText('')
          // After the search is gone, there is a section to go to.
          if (found) requestAnimationFrame(() => lead(name))
          else lead(name)
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
      <Preview choice={chosen} tone={tone} />
    </div>
  )
}
