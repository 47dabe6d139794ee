import { pushToast } from '@/lib/alerts'
import { useIntl, useRelativeTime } from '@/lib/i18n'
import { truncate } from '@/lib/util/graphemes'
import { Button } from '@/lib/ui/button/button'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { AddIcon, ListIcon, ReplyIcon, TrashIcon } from '@/lib/ui/icons'
import type { TriggerProps } from '@/lib/ui/menu'
import { Popover } from '@/lib/ui/popover'
import type { Draft } from './draft'
import { getDrafts, useDraftCount, useDraftsState } from './drafts'
import { listOf } from './drafts-store'
import { draftMessages as messages } from './messages'
import styles from './drafts-list.module.css'

interface Props {
  identity: string
  /** The draft in the composer. */
  current: string
  onOpen: (id: string) => void
}

const EXCERPT = 120

interface RowProps {
  draft: Draft
  current: boolean
  onOpen: () => void
}

function Row({ draft, current, onOpen }: RowProps) {
  const intl = useIntl()
  const age = useRelativeTime(draft.updatedAt)
  const elsewhere = useDraftsState(({ owners }) => owners[draft.id] === 'other')
  const { text, spoilerText, warning, parent } = draft.fields
  const words = text.trim() || (warning ? spoilerText.trim() : '')
  const shown = words ? truncate(words, EXCERPT) : intl.formatMessage(messages.wordless)
  const note = current ? messages.current : elsewhere ? messages.elsewhere : null

  const remove = () => {
    const removed = getDrafts().remove(draft.id)
    if (!removed) return
    pushToast({
      text: intl.formatMessage(messages.deleted),
      identity: removed.identity,
      key: `draft-deleted:${removed.id}`,
      action: {
        label: intl.formatMessage(messages.undo),
        run: () => getDrafts().restore(removed),
      },
    })
  }
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.open}
        aria-label={intl.formatMessage(messages.open, { text: shown })}
        aria-current={current || undefined}
        onClick={onOpen}
      >
        <span className={styles.words} dir="auto">
          {shown}
        </span>
        <span className={styles.about}>
          {parent && (
            <span className={styles.parent}>
              <ReplyIcon size={13} aria-hidden />
              <bdi>{parent.name || parent.acct}</bdi>
            </span>
          )}
          <span>{age}</span>
          {note && <span>{intl.formatMessage(note)}</span>}
        </span>
      </button>
      <IconButton
        icon={<TrashIcon />}
        label={intl.formatMessage(messages.delete)}
        tone="danger"
        disabled={elsewhere || draft.state === 'sending'}
        onClick={remove}
      />
    </li>
  )
}

function List({ identity, current, onOpen, close }: Props & { close: () => void }) {
  const intl = useIntl()
  const drafts = useDraftsState((state) => state.drafts)
  const rows = listOf(drafts, identity)
  const open = (id: string) => {
    onOpen(id)
    close()
  }
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2>{intl.formatMessage(messages.label)}</h2>
        <Button size="small" icon={<AddIcon aria-hidden />} onClick={() => open(getDrafts().open(identity))}>
          {intl.formatMessage(messages.another)}
        </Button>
      </header>
      {rows.length === 0 ? (
        <p className={styles.none}>{intl.formatMessage(messages.none)}</p>
      ) : (
        <ul className={styles.list}>
          {rows.map((draft) => (
            <Row key={draft.id} draft={draft} current={draft.id === current} onOpen={() => open(draft.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** The drafts of an identity: open one, begin another, delete with a way back. */
export function DraftsList({ identity, current, onOpen }: Props) {
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
      {(close) => <List identity={identity} current={current} onOpen={onOpen} close={close} />}
    </Popover>
  )
}
