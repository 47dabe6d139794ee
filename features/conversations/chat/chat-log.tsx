import { useEffect } from 'react'
import type { UnsentReply } from '@/features/compose'
import { FilterContextProvider } from '@/features/filters'
import { StatusBubble } from '@/features/statuses'
import { EmojiText } from '@/lib/html/emoji-text'
import { toText } from '@/lib/html/to-text'
import { fullDate, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { AccountsIcon, PublicIcon } from '@/lib/ui/icons'
import { noteScreenShown } from '@/lib/util/first-screen'
import type { Status } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { peopleText } from '../people'
import { useCachedAccounts } from '../use-cached-entities'
import { chatMessages } from './chat-messages'
import type { ChatRow } from './chat-rows'
import { UnsentBubble } from './unsent-bubble'
import styles from './conversation-chat.module.css'

function PeopleChanged({ people: ids }: { people: readonly AccountId[] }) {
  const intl = useIntl()
  const { me } = useRuntime()
  const people = useCachedAccounts(ids)
  return (
    <p className={styles.note}>
      <AccountsIcon size="0.875rem" aria-hidden />
      {intl.formatMessage(chatMessages.people, { people: peopleText(people, me, intl) })}
    </p>
  )
}

/** Links to the post that the conversation replies to and that is not private. */
export function Origin({ status }: { status: Status }) {
  const intl = useIntl()
  const author = useEntity('account', status.account)
  if (!author) return null
  return (
    <AppLink to={paths.status(author.acct, status.id)} className={styles.origin}>
      <PublicIcon size="0.875rem" aria-hidden />
      <span>
        {intl.formatMessage(chatMessages.origin)}
        <span className={styles.excerpt} dir="auto">
          <EmojiText text={status.spoiler_text.trim() || toText(status.content)} emojis={status.emojis} />
        </span>
      </span>
    </AppLink>
  )
}

function Row({ row, size }: { row: ChatRow; size: number }) {
  const intl = useIntl()
  if (row.kind === 'day')
    return (
      <p className={styles.day}>
        <time dateTime={row.at}>{fullDate(intl, row.at)}</time>
      </p>
    )
  if (row.kind === 'people') return <PeopleChanged people={row.people} />
  return <StatusBubble id={row.key} first={row.first} position={row.position} size={size} />
}

interface Props {
  label: string
  busy: boolean
  rows: readonly ChatRow[]
  /** Number of posts, including those not shown yet. */
  size: number
  unsent: readonly UnsentReply[]
  onEdit: (id: string) => void
}

/** The posts of a conversation by time. New ones are announced separately: a live region would read whole posts. */
export function ChatLog({ label, busy, rows, size, unsent, onEdit }: Props) {
  useEffect(noteScreenShown, [])
  return (
    <FilterContextProvider value="thread">
      <div role="log" aria-live="off" aria-label={label} aria-busy={busy} className={styles.posts}>
        {rows.map((row) => (
          <Row key={row.key} row={row} size={size} />
        ))}
        {unsent.map((reply) => (
          <UnsentBubble key={reply.id} reply={reply} onEdit={onEdit} />
        ))}
      </div>
    </FilterContextProvider>
  )
}
