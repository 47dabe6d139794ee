import { ConversationsList, conversationMessages, NewMessageButton } from '@/features/conversations'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { ScreenFrame } from '../../layout/column/screen-frame'
import { useScrollPosition } from '../../pages/use-scroll-position'

/** The user's private conversations. */
export function ConversationsRoute() {
  const intl = useIntl()
  const { me } = useRuntime()
  const { key, ...position } = useScrollPosition('conversations', 'visit')
  return (
    <ScreenFrame
      title={intl.formatMessage(conversationMessages.title)}
      actions={me !== null && <NewMessageButton />}
    >
      {me !== null && <ConversationsList key={key} {...position} />}
    </ScreenFrame>
  )
}
