import { useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { Button } from '@/lib/ui/button/button'
import { AlertIcon } from '@/lib/ui/icons'
import notices from '../../editor/composer-notices.module.css'
import type { Alike } from '../../drafts/draft'
import styles from './alike-notice.module.css'
import { messages } from './messages'

interface Props {
  alike: Alike
  /** Another tab has the draft. */
  disabled: boolean
  onAnswer: (yes: boolean) => Promise<unknown>
}

/** Asks whether a published post came of the draft, which was sent and not answered. */
export function AlikeNotice({ alike, disabled, onAnswer }: Props) {
  const intl = useIntl()
  const [busy, setBusy] = useState(false)
  const time = intl.formatDate(alike.at, { dateStyle: 'medium', timeStyle: 'short' })
  const answer = async (yes: boolean) => {
    setBusy(true)
    await onAnswer(yes)
    setBusy(false)
  }
  return (
    <div className={notices.line} data-tone="warning">
      <AlertIcon size={16} aria-hidden />
      <div className={styles.question}>
        <p>
          <strong>{intl.formatMessage(messages.title)}</strong> {intl.formatMessage(messages.text, { time })}
        </p>
        <blockquote className={styles.post}>
          {alike.excerpt && (
            <p className={styles.excerpt} dir="auto">
              {alike.excerpt}
            </p>
          )}
          <p className={styles.about}>
            {intl.formatMessage(messages.files, { count: alike.files })}
            <AppLink to={paths.status(alike.acct.slice(1), alike.id)}>
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
    </div>
  )
}
