import { useMemo, useState } from 'react'
import { useSetting } from '@/features/settings'
import { errorText } from '@/lib/alerts'
import { isApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import { Button, buttonProps } from '@/lib/ui/button/button'
import type { Status } from '@/schemas/entities'
import { linkOf } from '../../link'
import type { Context } from '../../queries'
import { fetchRemoteReplies, type RemoteReply } from './fetch-remote-replies'
import { messages } from './messages'
import { Previews } from './previews'
import { remotePostOf } from './remote-post'
import styles from './remote-replies.module.css'

interface Props {
  status: Status
  context: Context
}

type LoadState =
  | { state: 'idle' | 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'loaded'; replies: RemoteReply[] }

/** Servers whose replies the user agreed to load since the page was opened. */
const agreed = new Set<string>()

/** True when the user agrees, now or before, that another server sees their address. */
async function agreedTo(host: string, identity: string): Promise<boolean> {
  if (agreed.has(host)) return true
  const yes = await confirm(
    (intl) => ({
      title: intl.formatMessage(messages.ask, { host }),
      text: intl.formatMessage(messages.explained, { host }),
      confirm: intl.formatMessage(messages.load, { host }),
    }),
    identity,
  )
  if (yes) agreed.add(host)
  return yes
}

/**
 * Below a thread around a remote post: offers to request further replies from the post's own server.
 */
export function RemoteReplies({ status, context }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { cache, identity } = runtime
  const { id, uri, url, visibility } = status
  const remote = useMemo(
    () => remotePostOf({ uri, url, visibility }, identity.server),
    [uri, url, visibility, identity.server],
  )
  const [request, setRequest] = useState<LoadState>({ state: 'idle' })
  const direct = useMemo(
    () => context.descendants.filter((each) => cache.read('status', each)?.in_reply_to_id === id).length,
    [cache, context, id],
  )
  const hidden = useSetting('hideCounts')
  const missing = hidden ? 0 : status.replies_count - direct
  if (!remote) return null
  const { host } = remote

  const load = async () => {
    if (!(await agreedTo(host, identity.key))) return
    setRequest({ state: 'loading' })
    try {
      setRequest({ state: 'loaded', replies: await fetchRemoteReplies(runtime, remote) })
    } catch (error) {
      setRequest({ state: 'failed', error })
    }
  }
  if (request.state === 'loaded')
    return <Previews replies={request.replies} host={host} status={status} context={context} />
  const link = linkOf(status)
  return (
    <section className={styles.offer} aria-label={intl.formatMessage(messages.label)}>
      <div aria-live="polite">
        <p className={request.state === 'failed' ? styles.failed : undefined}>
          {request.state === 'failed'
            ? wordsOf(request.error)
            : missing > 0
              ? intl.formatMessage(messages.missing, { count: missing })
              : intl.formatMessage(messages.maybe)}
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" size="small" busy={request.state === 'loading'} onClick={() => void load()}>
          {request.state === 'failed'
            ? intl.formatMessage(messages.again)
            : intl.formatMessage(messages.load, { host })}
        </Button>
        {request.state === 'failed' && link !== null && (
          <a
            {...buttonProps({ variant: 'quiet', size: 'small' })}
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
    if (isApiError(error, 'network', 'invalid', 'unauthorised', 'refused', 'notFound'))
      return intl.formatMessage(messages.failed, { host })
    return errorText(error, intl)?.text ?? intl.formatMessage(messages.failed, { host })
  }
}
