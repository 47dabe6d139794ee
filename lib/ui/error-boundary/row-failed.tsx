import { useEffect, useRef } from 'react'
import { linkUrl } from '@/lib/html/url'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useCachedEntity } from '@/lib/runtime'
import { AlertIcon } from '../icons'
import CrashDetails from './crash-details'
import type { Failure } from './error-boundary'
import styles from './row.module.css'
import type { RowSubject } from './row-subject'

const messages = defineMessages({
  status: {
    id: 'ui.crash.status',
    defaultMessage: 'Couldn’t show this post.',
    description: 'In a list, in place of a post that failed to render',
  },
  account: {
    id: 'ui.crash.account',
    defaultMessage: 'Couldn’t show this account.',
    description: 'In a list, in place of an account that failed to render',
  },
  row: {
    id: 'ui.crash.row',
    defaultMessage: 'Couldn’t show this part of the list.',
    description: 'In a list, in place of another item that failed to render',
  },
  original: {
    id: 'ui.crash.original',
    defaultMessage: 'Open original page',
    description: 'Link to a post or an account on its own server',
  },
})

/** All entities of the row: any of them may have caused the crash. */
function useSubject(subject: RowSubject | null) {
  const status = useCachedEntity('status', subject?.kind === 'status' ? subject.id : null)
  const boosted = useCachedEntity('status', status?.reblog ?? null)
  const shown = boosted ?? status
  const account = useCachedEntity(
    'account',
    subject?.kind === 'account' ? subject.id : (shown?.account ?? null),
  )
  return { status, shown, account }
}

interface Props extends Failure {
  subject: RowSubject | null
}

/** A line in place of a crashed row. */
export default function RowFailed({ subject, name, error, stack, onRetry }: Props) {
  const intl = useIntl()
  const { status, shown, account } = useSubject(subject)
  const failed = useRef([status, shown, account])
  const again = useRef(onRetry)
  useEffect(() => {
    if ([status, shown, account].some((entity, at) => entity !== failed.current[at])) again.current()
  }, [status, shown, account])
  const words =
    subject?.kind === 'status'
      ? messages.status
      : subject?.kind === 'account'
        ? messages.account
        : messages.row
  const addressed = subject?.kind === 'account' ? account : shown
  const original = linkUrl(addressed?.url) ?? linkUrl(addressed?.uri)
  const content = (
    <>
      <p className={styles.line}>
        <AlertIcon size={16} aria-hidden />
        <span>{intl.formatMessage(words)}</span>
        {original !== null && (
          <a href={original} target="_blank" rel="noopener noreferrer nofollow">
            {intl.formatMessage(messages.original)}
          </a>
        )}
      </p>
      <CrashDetails name={name} error={error} stack={stack} />
    </>
  )
  if (subject?.kind === 'account')
    return (
      // The list puts its rows in wrapper elements, so <li> is not allowed here.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <div role="listitem" className={styles.failed} tabIndex={-1}>
        {content}
      </div>
    )
  return (
    // Lists of posts are read article by article, and articles take focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <article className={styles.failed} tabIndex={0} aria-label={intl.formatMessage(words)}>
      {content}
    </article>
  )
}
