import { useCallback, useMemo, useState } from 'react'
import { AccountList, AccountRow, type AccountRowProps } from '@/features/accounts'
import type { Scroller } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { AccountsIcon } from '@/lib/ui/icons'
import { SearchInput } from '@/lib/ui/search-input/search-input'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { debounce } from '@/lib/util/timing/debounce'
import type { List } from '@/schemas/list'
import { membersList, memberSearch } from '../queries'
import { MemberButton } from './member-button'
import { messages } from './messages'
import styles from './list-members.module.css'

/** Time in ms after the last key until a search is sent. */
const TYPING_PAUSE = 300

interface Props {
  list: List
  scroller: Scroller
  memory: WindowMemory
}

/** The members of a list, and a search for people to add. */
export function ListMembers({ list: { id, title }, scroller, memory }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState('')
  const [everyone, setEveryone] = useState(false)
  const search = useMemo(() => debounce(setWanted, TYPING_PAUSE), [])
  const members = useMemo(() => membersList(runtime, id), [runtime, id])
  const found = useMemo(() => memberSearch(runtime, wanted, !everyone), [runtime, wanted, everyone])
  const row = useCallback(
    (props: AccountRowProps) => (
      <AccountRow {...props} action={<MemberButton listId={id} accountId={props.id} />} />
    ),
    [id],
  )
  const isSearching = wanted !== ''
  // The results have a scroll position of their own, so that the members keep theirs.
  const foundMemory = useMemo(() => (isSearching ? new WindowMemory() : null), [isSearching])
  const type = (value: string) => {
    setText(value)
    search(value.trim())
    if (value.trim() === '') {
      search.flush()
      setEveryone(false)
    }
  }
  const renderEnd = () => !everyone && <div className={styles.end}>{searchEveryone}</div>
  const searchEveryone = !everyone && (
    <Button onClick={() => setEveryone(true)}>{intl.formatMessage(messages.everyone)}</Button>
  )
  return (
    <>
      <div className={styles.search}>
        <SearchInput
          label={intl.formatMessage(messages.search)}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      {isSearching ? (
        <AccountList
          key={`${wanted} ${everyone}`}
          list={found}
          scroller={scroller}
          memory={foundMemory ?? memory}
          label={intl.formatMessage(messages.results)}
          row={row}
          empty={{ title: intl.formatMessage(messages.noneFound), action: searchEveryone }}
          end={renderEnd}
        />
      ) : (
        <AccountList
          list={members}
          scroller={scroller}
          memory={memory}
          label={intl.formatMessage(messages.label, { title })}
          row={row}
          empty={{
            icon: <AccountsIcon />,
            title: intl.formatMessage(messages.none),
            text: intl.formatMessage(messages.noneText),
          }}
        />
      )}
    </>
  )
}
