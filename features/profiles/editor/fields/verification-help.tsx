import { pushToast } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { CopyIcon } from '@/lib/ui/icons'
import { relMeLink } from '../model/rel-me-link'
import { messages } from './messages'
import styles from './fields.module.css'

/** Explains how the server verifies links, with the link to put on the user's own website. */
export function VerificationHelp() {
  const intl = useIntl()
  const { me } = useRuntime()
  const account = useEntity('account', me)
  if (!account || account.url === '') return null
  const code = relMeLink(account)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      pushToast({ kind: 'success', text: () => intl.formatMessage(messages.copied) })
    } catch {
      pushToast({ kind: 'error', text: () => intl.formatMessage(messages.notCopied) })
    }
  }
  return (
    <details className={styles.help}>
      <summary>{intl.formatMessage(messages.helpTitle)}</summary>
      <p className={styles.hint}>{intl.formatMessage(messages.helpText)}</p>
      <code className={styles.code} dir="ltr" translate="no">
        {code}
      </code>
      <Button
        size="small"
        className={styles.add}
        icon={<CopyIcon size={16} aria-hidden />}
        onClick={() => void copy()}
      >
        {intl.formatMessage(messages.copy)}
      </Button>
    </details>
  )
}
