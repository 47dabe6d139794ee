import { useState, type KeyboardEvent } from 'react'
import { useCapability } from '@/features/instance'
import { useLists } from '@/features/lists'
import { useAccounts, type SignedInAccount } from '@/features/session'
import { useFollowedTags } from '@/features/tags'
import { tagNames } from '@/features/timelines'
import { command } from '@/lib/bus'
import { useIntl } from '@/lib/i18n'
import { useModals, type ModalProps } from '@/lib/modals'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { Dialog } from '@/lib/ui/dialog'
import { SearchInput } from '@/lib/ui/search-input/search-input'
import { isInputMethodKey } from '@/lib/util/input-method'
import { InColumnOf } from '../../../wiring/in-column-of'
import { useNavigationState } from '../../navigation/use-navigation-state'
import { columnChoices, columnKindOf, type ColumnChoice } from '../column/column-kind'
import { kindMessages } from '../column/kind-messages'
import { messages } from '../messages'
import { filterByName, typedColumns } from './find-columns'
import { usePeopleColumns } from './use-people-columns'
import styles from './add-column-dialog.module.css'

/** Returns the columns that the current account can have. */
function useChoices(): ColumnChoice[] {
  const intl = useIntl()
  const { entries } = useNavigationState()
  const { data: lists = [] } = useLists(entries.some(({ id }) => id === 'lists'))
  const { data: tags = [] } = useFollowedTags(useCapability('followTags'))
  const hasCollections = useCapability('collections')
  return columnChoices({
    intl,
    entry: (wanted) =>
      entries
        .filter(({ id }) => id === wanted)
        .map(({ to, label }) => ({ path: to, name: intl.formatMessage(label) })),
    hasCollections,
    lists,
    tags,
  })
}

interface ChoicesProps {
  search: string
  onChoose: (path: string) => void
}

function Choices({ search, onChoose }: ChoicesProps) {
  const intl = useIntl()
  const choices = useChoices()
  const found = filterByName(choices, search)
  const typed = typedColumns(search, {
    ...tagNames(intl),
    search: (text) => intl.formatMessage(kindMessages.search, { text }),
  }).filter(({ path }) => !found.some((each) => each.path === path))
  const known = new Set([...found, ...typed].map(({ path }) => path))
  const people = usePeopleColumns(search).filter(({ path }) => !known.has(path))
  const shown = [...found, ...typed, ...people]
  if (shown.length === 0) return <p className={styles.none}>{intl.formatMessage(messages.none)}</p>
  return (
    <ul className={styles.list}>
      {shown.map(({ path, name }) => {
        const { icon: Icon } = columnKindOf(path)
        return (
          <li key={path}>
            <button type="button" className={styles.choice} data-choice onClick={() => onChoose(path)}>
              <Icon size={18} aria-hidden />
              <bdi>{name}</bdi>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface GroupProps {
  account: SignedInAccount
  /** True when several accounts are signed in. */
  titled: boolean
  search: string
  onChoose: (identityKey: string, path: string) => void
}

/** The columns of an account. */
function AccountColumns({ account: { identityKey, avatar, handle }, titled, search, onChoose }: GroupProps) {
  return (
    <section>
      {titled && (
        <h3 className={styles.account}>
          <Avatar src={avatar} size="small" />
          <bdi>@{handle || identityKey}</bdi>
        </h3>
      )}
      <InColumnOf identityKey={identityKey}>
        <Choices search={search} onChoose={(path) => onChoose(identityKey, path)} />
      </InColumnOf>
    </section>
  )
}

/** Moves from the field through the choices by arrow keys. Enter in the field takes the first choice. */
function moveByKeys(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget, target, nativeEvent } = event
  if (isInputMethodKey(nativeEvent) || !(target instanceof HTMLElement)) return
  const choices = [...currentTarget.querySelectorAll<HTMLElement>('[data-choice]')]
  const field = currentTarget.querySelector('input')
  const stops = field ? [field, ...choices] : choices
  const at = stops.indexOf(target)
  if (at < 0) return
  const next = key === 'ArrowDown' ? stops[at + 1] : key === 'ArrowUp' ? stops[at - 1] : undefined
  if (next) next.focus()
  else if (key === 'Enter' && target === field && field.value.trim() !== '') choices[0]?.click()
  else return
  event.preventDefault()
}

/** The dialog that adds a column: the columns of all accounts, found by name. */
export default function AddColumnDialog({ id, identity: opener, close }: ModalProps<'ADD_COLUMN'>) {
  const intl = useIntl()
  // The account of the column in use comes first.
  const accounts = useAccounts().toSorted(
    (one, other) => Number(other.identityKey === opener) - Number(one.identityKey === opener),
  )
  const [search, setSearch] = useState('')
  const choose = (identity: string, path: string) => {
    // The dialog returns the focus first.
    const stop = useModals.subscribe(({ stack }) => {
      if (stack.some((entry) => entry.id === id)) return
      stop()
      command('addColumn', { identity, path })
    })
    close()
  }
  return (
    <Dialog title={intl.formatMessage(messages.add)} onClose={close}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- moves between the controls inside */}
      <div className={styles.content} onKeyDown={moveByKeys}>
        <SearchInput
          label={intl.formatMessage(messages.search)}
          value={search}
          enterKeyHint="go"
          onChange={(event) => setSearch(event.target.value)}
        />
        <p className={styles.hint}>{intl.formatMessage(messages.searchHint)}</p>
        {accounts.map((account) => (
          <AccountColumns
            key={account.identityKey}
            account={account}
            titled={accounts.length > 1}
            search={search}
            onChoose={choose}
          />
        ))}
      </div>
    </Dialog>
  )
}
