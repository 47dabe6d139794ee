import { useEffect, useState } from 'react'
import { useCapability } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths, useNavigation } from '@/lib/navigation'
import { Button } from '@/lib/ui/button/button'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { AddIcon, ListIcon } from '@/lib/ui/icons'
import type { TriggerProps } from '@/lib/ui/menu'
import { Popover } from '@/lib/ui/popover'
import { SearchInput } from '@/lib/ui/search-input/search-input'
import { Toggle } from '@/lib/ui/toggle/toggle'
import { foldText } from '@/lib/util/fold-text'
import type { Draft } from '../drafts/draft'
import { DraftRow } from './draft-row'
import { useDraftCount, useDraftsState } from '../drafts/use-drafts'
import { listOf } from '../drafts/draft-rules'
import type { Drafts } from '../drafts/drafts-store'
import { draftMessages as messages } from '../messages'
import styles from './drafts-list.module.css'

interface Props {
  drafts: Drafts
  identity: string
  /** The draft in the composer. */
  current: string
  onOpen: (id: string) => void
}

/** Number of drafts from which the list has a search field. */
const MIN_SEARCHABLE = 6

/** True when the words are in the texts or warnings of a draft, or in the name of the account it replies to. */
export function draftMatches(draft: Draft, query: string): boolean {
  const { spoilerText, parent } = draft.fields
  const texts = draft.parts.flatMap(({ text, spoiler }) => [text, spoiler ?? ''])
  const all = foldText([...texts, spoilerText, parent?.name ?? '', parent?.acct ?? ''].join('\n'))
  return foldText(query)
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/** Returns the drafts of all accounts, with the drafts of `identity` first. */
function allOf(drafts: Readonly<Record<string, Draft>>, identity: string): Draft[] {
  const others = new Set(Object.values(drafts).map((draft) => draft.identity))
  others.delete(identity)
  return [identity, ...others].flatMap((identityKey) => listOf(drafts, identityKey))
}

function List({ drafts: store, identity, current, onOpen, close }: Props & { close: () => void }) {
  const intl = useIntl()
  const { goAs } = useNavigation()
  const drafts = useDraftsState((state) => state.drafts)
  const scheduling = useCapability('scheduledPosts')
  const [query, setQuery] = useState('')
  const [everybody, setEverybody] = useState(false)
  useEffect(() => void store.lookElsewhere(), [store])
  const own = listOf(drafts, identity)
  const all = allOf(drafts, identity)
  const rows = everybody ? all : own
  const found = rows.filter((draft) => draftMatches(draft, query.trim()))
  const open = (draft: Draft) => {
    if (draft.identity === identity) onOpen(draft.id)
    else {
      store.setMain(draft.identity, draft.id)
      goAs(draft.identity, paths.publish)
    }
    close()
  }
  const begin = () => {
    onOpen(store.open(identity))
    close()
  }
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2>{intl.formatMessage(messages.label)}</h2>
        <Button size="small" icon={<AddIcon aria-hidden />} onClick={begin}>
          {intl.formatMessage(messages.newPost)}
        </Button>
      </header>
      {all.length >= MIN_SEARCHABLE && (
        <SearchInput
          className={styles.search}
          label={intl.formatMessage(messages.search)}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {all.length > own.length && (
        <div className={styles.others}>
          <Toggle
            label={intl.formatMessage(messages.otherAccounts)}
            checked={everybody}
            onChange={setEverybody}
          />
        </div>
      )}
      {found.length === 0 ? (
        <p className={styles.none} aria-live="polite">
          {intl.formatMessage(rows.length === 0 ? messages.none : messages.noMatch)}
        </p>
      ) : (
        <ul className={styles.list}>
          {found.map((draft) => (
            <DraftRow
              drafts={store}
              key={draft.id}
              draft={draft}
              current={draft.id === current}
              foreign={draft.identity !== identity}
              onOpen={() => open(draft)}
            />
          ))}
        </ul>
      )}
      {scheduling && (
        <p className={styles.link}>
          <AppLink to={paths.scheduled} onClick={close}>
            {intl.formatMessage(messages.scheduled)}
          </AppLink>
        </p>
      )}
    </div>
  )
}

/** The list of drafts: open, start, search and delete them; deleting can be undone. */
export function DraftsList({ drafts, identity, current, onOpen }: Props) {
  const intl = useIntl()
  const count = useDraftCount(identity)
  const renderButton = (trigger: TriggerProps) => (
    <IconButton
      icon={<ListIcon />}
      label={intl.formatMessage(messages.label)}
      count={count > 1 ? count : undefined}
      {...trigger}
    />
  )
  return (
    <Popover label={intl.formatMessage(messages.label)} align="end" trigger={renderButton}>
      {(close) => (
        <List drafts={drafts} identity={identity} current={current} onOpen={onOpen} close={close} />
      )}
    </Popover>
  )
}
