import {
  ConversationChat,
  ConversationHeading,
  conversationMessages,
  ConversationTools,
  MissingConversation,
  useConversationTitle,
  useFoundConversation,
  type Conversation,
} from '@/features/conversations'
import { useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { ConversationId } from '@/schemas/primitives'
import { ScreenFrame } from '../../layout/column/screen-frame'
import type { ScreenProps } from '../../pages/page'

function Found({ conversation }: { conversation: Conversation }) {
  const { backTo } = useNavigation()
  return (
    <ScreenFrame
      title={useConversationTitle(conversation)}
      heading={<ConversationHeading conversation={conversation} />}
      back
      actions={
        <ConversationTools conversation={conversation} onDeleted={() => backTo(paths.conversations)} />
      }
    >
      <ConversationChat conversation={conversation} />
    </ScreenFrame>
  )
}

/** A private conversation as a chat. */
export function ConversationRoute({
  params: { conversationId: id },
}: ScreenProps<{ conversationId: ConversationId }>) {
  const intl = useIntl()
  const found = useFoundConversation(id)
  if (found.state === 'found') return <Found key={id} conversation={found.conversation} />
  return (
    <ScreenFrame title={intl.formatMessage(conversationMessages.title)} back>
      {found.state === 'failed' ? (
        <ErrorState error={found.error} busy={found.busy} onRetry={found.retry} />
      ) : found.state === 'missing' || found.state === 'hidden' ? (
        <MissingConversation
          hidden={found.state === 'hidden'}
          searched={found.state === 'missing' ? found.searched : undefined}
        />
      ) : (
        <SkeletonList kind="account" />
      )}
    </ScreenFrame>
  )
}
