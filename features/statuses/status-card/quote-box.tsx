import { DisplayName } from '@/features/accounts'
import { defineMessages, useIntl, type Message } from '@/lib/i18n'
import { AppLink, paths, useNavigation } from '@/lib/navigation'
import { useEntity, useMissing } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import type { Quote } from '@/schemas/entities'
import { contentOf, useContentSetting } from '../content'
import { usePress } from '../press'
import styles from './quote-box.module.css'

const messages = defineMessages({
  pending: {
    id: 'quote.pending',
    defaultMessage: 'The author of the quoted post has not agreed yet',
    description: 'In place of a quoted post',
  },
  removed: {
    id: 'quote.removed',
    defaultMessage: 'The quoted post was removed by its author',
    description: 'In place of a quoted post',
  },
  unavailable: {
    id: 'quote.unavailable',
    defaultMessage: 'The quoted post is not available',
    description: 'In place of a quoted post',
  },
  hidden: {
    id: 'quote.hidden',
    defaultMessage: 'The quoted post is of somebody you hide',
    description: 'In place of a quoted post',
  },
  loading: {
    id: 'quote.loading',
    defaultMessage: 'Loading…',
    description: 'In place of a quoted post that is on its way',
  },
  media: { id: 'quote.media', defaultMessage: 'With media', description: 'Under the text of a quoted post' },
})

const REASONS = {
  pending: messages.pending,
  rejected: messages.removed,
  revoked: messages.removed,
  deleted: messages.unavailable,
  unauthorized: messages.unavailable,
  blocked_account: messages.hidden,
  blocked_domain: messages.hidden,
  muted_account: messages.hidden,
}

function Note({ text }: { text: Message }) {
  const intl = useIntl()
  return <p className={styles.note}>{intl.formatMessage(text)}</p>
}

/** The post that a post quotes, or why it cannot be seen. */
export function QuoteBox({ quote }: { quote: Quote }) {
  const intl = useIntl()
  const { go, hrefOf } = useNavigation()
  const setting = useContentSetting()
  const accepted = quote.state === 'accepted'
  const status = useEntity('status', accepted ? quote.status : null)
  const account = useEntity('account', status?.account ?? null)
  const path = status && account ? paths.status(account.acct, status.id) : ''
  const press = usePress((inTab) => (inTab ? window.open(hrefOf(path), '_blank', 'noopener') : go(path)))
  const missing = useMissing('status', accepted ? quote.status : null)
  if (quote.state !== 'accepted') return <Note text={REASONS[quote.state]} />
  if (quote.status === null || status?.gone || missing) return <Note text={messages.unavailable} />
  if (!status || !account) return <Note text={messages.loading} />
  const { text } = contentOf(status, setting)
  return (
    // The link inside leads there too; a press anywhere on it is a shortcut for pointers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles.quote}
      {...press}
      onClick={(event) => {
        event.stopPropagation()
        press.onClick(event)
      }}
      onAuxClick={(event) => {
        event.stopPropagation()
        press.onAuxClick(event)
      }}
    >
      <AppLink to={path} className={styles.author}>
        <Avatar src={account.avatar_static} size="inline" />
        <DisplayName account={account} />
      </AppLink>
      <p className={styles.text} dir="auto" lang={status.language ?? undefined}>
        {status.spoiler_text || text}
      </p>
      {status.media_attachments.length > 0 && (
        <p className={styles.media}>{intl.formatMessage(messages.media)}</p>
      )}
    </div>
  )
}
