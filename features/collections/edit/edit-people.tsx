import { useCallback, useMemo, useState } from 'react'
import { AccountList, AccountRow, type AccountRowProps } from '@/features/accounts'
import type { Scroller } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { accountRow } from '@/lib/ui/error-boundary/row-subject'
import { ListBody } from '@/lib/ui/list'
import { SearchInput } from '@/lib/ui/search-input/search-input'
import { useWindowHandle, WindowMemory } from '@/lib/ui/windowed-list'
import { debounce } from '@/lib/util/timing/debounce'
import type { AccountId } from '@/schemas/primitives'
import type { Collection } from '../collection'
import { COLLECTION_LIMITS } from '../limits'
import { peopleSearch } from '../queries'
import { messages } from './messages'
import { PersonButton, PersonNote } from './person-button'
import styles from './collection-editor.module.css'

/** Time in ms after the last key until a search is sent. */
const TYPING_PAUSE = 300

/** Estimated height of a row in px. */
const ESTIMATED_HEIGHT = 84

interface Props {
  collection: Collection
  scroller: Scroller
  memory: WindowMemory
}

/** The people of a collection of the user, and a search for others to add. */
export function EditPeople({ collection, scroller, memory }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { id, items, name } = collection
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState('')
  const search = useMemo(() => debounce(setWanted, TYPING_PAUSE), [])
  const found = useMemo(() => peopleSearch(runtime, wanted), [runtime, wanted])
  const isSearching = wanted !== ''
  // The results have a scroll position of their own, so that the people keep theirs.
  const foundMemory = useMemo(() => new WindowMemory(), [])
  const people = useMemo(() => items.map((item) => item.account_id), [items])
  const isFull = people.length >= COLLECTION_LIMITS.people
  const row = useCallback(
    (props: AccountRowProps) => (
      <AccountRow
        {...props}
        action={<PersonButton collectionId={id} accountId={props.id} />}
        details={<PersonNote collectionId={id} accountId={props.id} />}
      />
    ),
    [id],
  )
  const size = people.length
  const renderRow = useCallback(
    (key: string, index: number) => row({ id: key as AccountId, position: index + 1, size }),
    [row, size],
  )
  const type = (value: string) => {
    setText(value)
    search(value.trim())
    if (value.trim() === '') search.flush()
  }
  return (
    <section aria-labelledby="edit-people">
      <div className={styles.peopleHead}>
        <h2 id="edit-people" className={styles.title}>
          {intl.formatMessage(messages.people)}
        </h2>
        <span className={styles.count}>
          {intl.formatMessage(messages.peopleCount, { count: size, limit: COLLECTION_LIMITS.people })}
        </span>
        <div className={styles.search}>
          <SearchInput
            label={intl.formatMessage(messages.search)}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
        </div>
        <output className={styles.note}>{isFull && intl.formatMessage(messages.peopleFull)}</output>
      </div>
      {isSearching ? (
        <AccountList
          key={wanted}
          list={found}
          scroller={scroller}
          memory={foundMemory}
          label={intl.formatMessage(messages.results)}
          row={row}
          empty={{ title: intl.formatMessage(messages.noneFound) }}
        />
      ) : size === 0 ? (
        <p className={styles.none}>{intl.formatMessage(messages.none)}</p>
      ) : (
        <People label={name} keys={people} renderRow={renderRow} scroller={scroller} memory={memory} />
      )}
    </section>
  )
}

interface PeopleProps {
  label: string
  keys: readonly string[]
  renderRow: (key: string, index: number) => React.ReactNode
  scroller: Scroller
  memory: WindowMemory
}

function People({ memory, ...rows }: PeopleProps) {
  const handle = useWindowHandle(memory)
  return (
    <ListBody
      as="list"
      busy={false}
      handle={handle}
      subjectOf={accountRow}
      estimate={ESTIMATED_HEIGHT}
      live={false}
      {...rows}
    />
  )
}
