import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { ThreadIcon } from '@/lib/ui/icons'
import { Avatars } from '../avatars'
import { ConversationMenu } from '../list/conversation-menu'
import { useNotedPosts } from '../list/use-rows'
import { hasUnread, type Conversation } from '../model/conversation'
import { PeopleNames, peopleText } from '../people'
import { useCachedAccounts } from '../use-cached-entities'
import { chatMessages } from './chat-messages'
import styles from './conversation-head.module.css'

interface Props {
  conversation: Conversation
}

/** Returns the names of the other people, for the title of the page. */
export function useConversationTitle({ accounts }: Conversation): string {
  const intl = useIntl()
  const { me } = useRuntime()
  return peopleText(useCachedAccounts(accounts), me, intl)
}

/** The other people in the header. */
export function ConversationHeading({ conversation }: Props) {
  const { me } = useRuntime()
  const people = useCachedAccounts(conversation.accounts)
  return (
    <span className={styles.heading}>
      <span className={styles.faces}>
        <Avatars people={people} />
      </span>
      <span className={styles.names}>
        <PeopleNames people={people} me={me} />
      </span>
    </span>
  )
}

/** The link to the ordinary thread, and the menu. */
export function ConversationTools({ conversation, onDeleted }: Props & { onDeleted: () => void }) {
  const intl = useIntl()
  const people = useCachedAccounts(conversation.accounts)
  const status = useEntity('status', conversation.last)
  const author = useEntity('account', status?.account ?? null)
  const unread = hasUnread(conversation, useNotedPosts('read'))
  const thread = intl.formatMessage(chatMessages.thread)
  return (
    <>
      {status && author && (
        <AppLink
          to={paths.status(author.acct, status.id)}
          className={styles.thread}
          aria-label={thread}
          data-tooltip={thread}
        >
          <ThreadIcon size={18} aria-hidden />
        </AppLink>
      )}
      <ConversationMenu
        conversation={conversation}
        people={people}
        status={status}
        unread={unread}
        onDeleted={onDeleted}
      />
    </>
  )
}
