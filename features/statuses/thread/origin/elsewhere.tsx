import { useMemo, useState } from 'react'
import { errorText } from '@/lib/alerts'
import { isApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button, buttonLook } from '@/lib/ui/button/button'
import type { Status } from '@/schemas/entities'
import { linkOf } from '../../link'
import type { Context } from '../../queries'
import { askOrigin, type OriginReply } from './ask-origin'
import { messages } from './messages'
import { Previews } from './previews'
import { remotePostOf } from './remote-post'
import styles from './elsewhere.module.css'

interface Props {
  status: Status
  context: Context
}

type Asked =
  | { state: 'no' | 'asking' }
  | { state: 'failed'; error: unknown }
  | { state: 'told'; replies: OriginReply[] }

/**
 * Below a conversation around a remote post: offers to request further replies from the post's own server.
 */
export function Elsewhere({ status, context }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { cache, identity } = runtime
  const { id, uri, url, visibility } = status
  const remote = useMemo(
    () => remotePostOf({ uri, url, visibility }, identity.server),
    [uri, url, visibility, identity.server],
  )
  const [asked, setAsked] = useState<Asked>({ state: 'no' })
  const direct = useMemo(
    () => context.descendants.filter((each) => cache.read('status', each)?.in_reply_to_id === id).length,
    [cache, context, id],
  )
  const missing = status.replies_count - direct
  if (!remote) return null
  const { host } = remote

  const ask = async () => {
    setAsked({ state: 'asking' })
    try {
      setAsked({ state: 'told', replies: await askOrigin(runtime, remote) })
    } catch (error) {
      setAsked({ state: 'failed', error })
    }
  }
  if (asked.state === 'told')
    return <Previews replies={asked.replies} host={host} status={status} context={context} />
  const link = linkOf(status)
  return (
    <section className={styles.offer} aria-label={intl.formatMessage(messages.label)}>
      <p className={styles.lead}>
        {missing > 0
          ? intl.formatMessage(messages.missing, { count: missing })
          : intl.formatMessage(messages.maybe)}
      </p>
      <p>{intl.formatMessage(messages.explained, { host })}</p>
      <div aria-live="polite">
        {asked.state === 'failed' && <p className={styles.failed}>{wordsOf(asked.error)}</p>}
      </div>
      <div className={styles.actions}>
        <Button size="small" busy={asked.state === 'asking'} onClick={() => void ask()}>
          {asked.state === 'failed'
            ? intl.formatMessage(messages.again)
            : intl.formatMessage(messages.ask, { host })}
        </Button>
        {asked.state === 'failed' && link !== null && (
          <a
            {...buttonLook({ variant: 'quiet', size: 'small' })}
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {intl.formatMessage(messages.there, { host })}
          </a>
        )}
      </div>
    </section>
  )

  function wordsOf(error: unknown) {
    // Without CORS headers, a page cannot see why another origin refused.
    if (isApiError(error, 'lost', 'invalid', 'unauthorised', 'refused', 'missing'))
      return intl.formatMessage(messages.failed, { host })
    return errorText(error, intl)?.text ?? intl.formatMessage(messages.failed, { host })
  }
}
