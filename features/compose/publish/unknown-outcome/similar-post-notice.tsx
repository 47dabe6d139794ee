import { useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { Button } from '@/lib/ui/button/button'
import { AlertIcon } from '@/lib/ui/icons'
import { Excerpt } from '../../editor/previews/excerpt'
import { ComposerNotice } from '../../editor/notice'
import type { SimilarPost } from '../../drafts/draft'
import styles from './similar-post-notice.module.css'
import { messages } from './messages'

interface Props {
  post: SimilarPost
  /** True when the server answered with an error, rather than not at all. */
  gotError: boolean
  /** True when another tab has the draft. */
  disabled: boolean
  onAnswer: (yes: boolean) => Promise<unknown>
}

/** Asks whether a similar published post is the one sent from this draft, whose answer was lost. */
export function SimilarPostNotice({ post, gotError, disabled, onAnswer }: Props) {
  const intl = useIntl()
  const [busy, setBusy] = useState(false)
  const time = intl.formatDate(post.at, { dateStyle: 'medium', timeStyle: 'short' })
  const answer = async (yes: boolean) => {
    setBusy(true)
    await onAnswer(yes)
    setBusy(false)
  }
  return (
    <ComposerNotice tone="warning">
      <AlertIcon size={16} aria-hidden />
      <div className={styles.question}>
        <p>
          <strong>{intl.formatMessage(messages.title)}</strong>{' '}
          {intl.formatMessage(gotError ? messages.textAfterError : messages.text, { time })}
        </p>
        <blockquote className={styles.post}>
          {post.excerpt && (
            <p className={styles.excerpt} dir="auto">
              <Excerpt post={post} />
            </p>
          )}
          <p className={styles.about}>
            {intl.formatMessage(messages.files, { count: post.files })}
            <AppLink to={paths.status(post.acct.slice(1), post.id)}>
              {intl.formatMessage(messages.open)}
            </AppLink>
          </p>
        </blockquote>
        <div className={styles.answers}>
          <Button size="small" disabled={disabled || busy} onClick={() => void answer(true)}>
            {intl.formatMessage(messages.yes)}
          </Button>
          <Button size="small" disabled={disabled || busy} onClick={() => void answer(false)}>
            {intl.formatMessage(messages.no)}
          </Button>
        </div>
      </div>
    </ComposerNotice>
  )
}
