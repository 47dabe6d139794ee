import { useState } from 'react'
import { alertError, pushToast } from '@/lib/alerts'
import { Html } from '@/lib/html/html'
import { absoluteTime, useIntl, useRelativeTime } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Button, buttonProps } from '@/lib/ui/button/button'
import type { StatusId } from '@/schemas/primitives'
import { barActionsOf } from '../../actions/bar-actions'
import { linkOf } from '../../link'
import { useContentNavigate } from '../../resolve/use-content-navigate'
import { resolvePost, type RemoteReply } from './fetch-remote-replies'
import { messages } from './messages'
import styles from './remote-replies.module.css'

interface Props {
  reply: RemoteReply
  /** The server that sent the reply. */
  host: string
  /** Called when the user's server has fetched the post. */
  onResolved: (id: StatusId) => void
}

type Action = 'open' | 'reply' | 'favourite'
const ACTIONS: readonly Action[] = ['open', 'reply', 'favourite']

/**
 * A reply as sent by another server: text, author and time. Nothing else is requested before the reader acts
 * on it.
 */
export function RemotePostPreview({ reply, host, onResolved }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { go } = useNavigation()
  const onNavigate = useContentNavigate()
  const time = useRelativeTime(reply.created_at)
  const [busy, setBusy] = useState<Action | null>(null)
  const link = linkOf(reply)
  const media = reply.media_attachments.length
  const text = (
    <>
      <Html content={reply.content} lang={reply.language} onNavigate={onNavigate} />
      {media > 0 && <p className={styles.media}>{intl.formatMessage(messages.media, { count: media })}</p>}
    </>
  )

  const act = async (action: Action) => {
    if (busy !== null) return
    setBusy(action)
    try {
      const id = await resolvePost(runtime, reply.uri)
      if (id === null) {
        pushToast({ kind: 'error', text: () => intl.formatMessage(messages.unresolved, { host }) })
        return
      }
      onResolved(id)
      const status = runtime.cache.read('status', id)
      const account = status && runtime.cache.read('account', status.account)
      if (!status || !account) return
      const { reply: answer, favourite } = barActionsOf(runtime, status)
      if (action === 'open') go(paths.status(account.acct, id))
      else if (action === 'reply') answer.run()
      else if (!favourite.on) favourite.run()
    } catch (error) {
      alertError(error, intl, { identity: runtime.identity.key })
    } finally {
      setBusy(null)
    }
  }

  return (
    <article className={styles.preview} aria-label={`${reply.name}, @${reply.acct}`}>
      <p className={styles.author}>
        <bdi className={styles.name}>{reply.name}</bdi>
        <bdi className={styles.acct}>@{reply.acct}</bdi>
        <time dateTime={reply.created_at} title={absoluteTime(intl, reply.created_at)}>
          {time}
        </time>
      </p>
      {reply.spoiler_text.trim() === '' ? (
        text
      ) : (
        <details>
          <summary dir="auto">{reply.spoiler_text}</summary>
          {text}
        </details>
      )}
      <div className={styles.actions}>
        {runtime.me === null
          ? link !== null && (
              <a
                {...buttonProps({ variant: 'quiet', size: 'small' })}
                href={link}
                target="_blank"
                rel="noopener noreferrer nofollow"
              >
                {intl.formatMessage(messages.there, { host: new URL(link).host })}
              </a>
            )
          : ACTIONS.map((action) => (
              <Button
                key={action}
                size="small"
                variant="quiet"
                busy={busy === action}
                onClick={() => void act(action)}
              >
                {intl.formatMessage(messages[action])}
              </Button>
            ))}
        <span className={styles.from}>{intl.formatMessage(messages.from, { host })}</span>
      </div>
    </article>
  )
}
