import { PassFocusOnRemoval } from '@/lib/focus/pass-focus-on-removal'
import { useIntl, type Message } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { DirectIcon } from '@/lib/ui/icons'
import { messages } from '../messages'
import { chatMessages } from './chat-messages'
import type { PartialSearch } from './use-found-conversation'

/** Shown for a conversation that is not among the newest entries of the list. Older entries can be searched. */
function NotFoundYet({ count, busy, onMore }: PartialSearch) {
  const intl = useIntl()
  return (
    <EmptyState
      drawing="missing"
      icon={<DirectIcon />}
      title={intl.formatMessage(chatMessages.notFoundYet)}
      text={<output>{intl.formatMessage(chatMessages.notFoundYetText, { count })}</output>}
      action={
        <PassFocusOnRemoval>
          <Button busy={busy} onClick={onMore}>
            {intl.formatMessage(chatMessages.searchFurther)}
          </Button>
        </PassFocusOnRemoval>
      }
    />
  )
}

interface Props {
  /** Its people are blocked or muted. Default false. */
  hidden?: boolean
  /** How far the list was searched for it, from `useFoundConversation`. Default: to its end. */
  searched?: PartialSearch | undefined
}

/** Shown for a conversation that does not exist, that was not found yet, or whose people are blocked or muted. */
export function MissingConversation({ hidden = false, searched }: Props) {
  const intl = useIntl()
  if (searched) return <NotFoundYet {...searched} />
  const [title, text]: readonly [Message, Message] = hidden
    ? [chatMessages.hidden, chatMessages.hiddenText]
    : [chatMessages.missing, chatMessages.missingText]
  return (
    <EmptyState
      drawing="missing"
      icon={<DirectIcon />}
      title={intl.formatMessage(title)}
      text={intl.formatMessage(text)}
      action={<AppLink to={paths.conversations}>{intl.formatMessage(messages.title)}</AppLink>}
    />
  )
}
