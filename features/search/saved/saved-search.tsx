import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FilterContextProvider } from '@/features/filters'
import { StatusCard } from '@/features/statuses'
import type { StatusListOptions } from '@/features/timelines'
import { expectScroll, type Scroller } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import { idsOf } from '@/lib/query'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { statusRow } from '@/lib/ui/error-boundary/row-subject'
import { SearchIcon } from '@/lib/ui/icons'
import { ListBody, ListTail, pagedTail, type ListTailProps } from '@/lib/ui/list'
import { SearchInput } from '@/lib/ui/search-input/search-input'
import { useWindowHandle, WindowMemory } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import { messages } from '../messages'
import { savedMessages } from './messages'
import { useSavedPosts, type Saved } from './use-saved-posts'
import styles from './saved-search.module.css'

/** Height in pixels of unmeasured rows. */
const ESTIMATED_HEIGHT = 180

const NONE: readonly StatusId[] = []

interface ListProps {
  list: StatusListOptions
  saved: Saved
  scroller: Scroller
}

interface Props extends ListProps {
  /** Label of the field. */
  label: string
  text: string
  onText: (text: string) => void
  /** Closes the field. */
  onClose: () => void
}

/** A field that searches the bookmarks or favourites, and what it finds. Without words the list itself follows. */
export default function SavedSearch({ label, text, onText, onClose, ...list }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const words = useDeferredValue(text.trim())
  const isOpened = useRef(false)
  useEffect(() => {
    // Back to this page shows it again: then the focus belongs to the post that was opened.
    if (!isOpened.current) field.current?.focus()
    isOpened.current = true
  }, [])
  return (
    <>
      <search className={styles.search}>
        <SearchInput
          ref={field}
          label={label}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.stopPropagation()
            if (text === '') onClose()
            else onText('')
          }}
        />
      </search>
      {text.trim() !== '' && words !== '' && <Found text={words} {...list} />}
    </>
  )
}

function Found({ list, saved, scroller, text }: ListProps & { text: string }) {
  const intl = useIntl()
  const query = useInfiniteQuery(list)
  const { data, hasNextPage } = query
  const loaded = useMemo(() => (data ? idsOf(data) : NONE), [data])
  const found = useSavedPosts(saved, loaded, text)
  const handle = useWindowHandle(useMemo(() => new WindowMemory(), []))
  const paged = pagedTail(query, { kind: 'posts', failedText: intl.formatMessage(savedMessages.failed) })
  // Older posts load by a button: words that are rare would load all of them.
  const tail: ListTailProps = paged.state === 'more' ? { ...paged, state: 'waiting' } : paged
  const top = useRef<string>(null)
  // The position in the list, or in what other words found, means nothing here. Back to this page keeps it.
  useLayoutEffect(() => {
    if (top.current === text) return
    top.current = text
    expectScroll(scroller)
    scroller.scrollTo(0)
  }, [scroller, text])
  const size = hasNextPage ? -1 : found.length
  const renderRow = useCallback(
    (row: string, index: number) => <StatusCard id={row as StatusId} position={index + 1} size={size} />,
    [size],
  )
  const isComplete = tail.state === 'end' && tail.broken === undefined && tail.lost === 0
  return (
    <>
      <output className={styles.scope}>
        {intl.formatMessage(isComplete ? savedMessages.all : savedMessages.some, {
          found: intl.formatNumber(found.length),
          count: intl.formatNumber(loaded.length),
        })}
      </output>
      {found.length > 0 ? (
        <FilterContextProvider value="home">
          <ListBody
            label={intl.formatMessage(messages.posts)}
            keys={found}
            renderRow={renderRow}
            subjectOf={statusRow}
            scroller={scroller}
            estimate={ESTIMATED_HEIGHT}
            handle={handle}
            busy={query.isFetching}
            tail={tail}
          />
        </FilterContextProvider>
      ) : (
        <>
          <EmptyState
            icon={<SearchIcon />}
            title={intl.formatMessage(messages.noPosts)}
            text={intl.formatMessage(tail.state === 'end' ? messages.noneText : savedMessages.noneText)}
          />
          {!isComplete && <ListTail {...tail} />}
        </>
      )}
    </>
  )
}
