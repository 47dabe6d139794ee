import { pushToast } from '@/lib/alerts'
import { defineMessages, useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { CopyIcon, DirectIcon, LocalIcon } from '@/lib/ui/icons'
import styles from './header.module.css'

const messages = defineMessages({
  username: {
    id: 'profile.handle.username',
    defaultMessage:
      'The username. It’s unique on its server, but accounts on other servers can have the same username.',
    description: 'Explains the first part of a handle, shown before it',
  },
  server: {
    id: 'profile.handle.server',
    defaultMessage: 'The server, where the account and all of its posts live.',
    description: 'Explains the second part of a handle, shown before it',
  },
  why: {
    id: 'profile.handle.why',
    defaultMessage: 'People on any server can find, mention and follow this account by its full handle.',
    description: 'Under the explained parts of a handle',
  },
  copy: {
    id: 'profile.handle.copy',
    defaultMessage: 'Copy handle',
    description: 'Button under the explanation of a handle',
  },
  copied: {
    id: 'profile.handle.copied',
    defaultMessage: 'Handle copied',
    description: 'Notice after copying a handle',
  },
  notCopied: {
    id: 'profile.handle.notCopied',
    defaultMessage: 'Couldn’t copy the handle. Select it here instead: {handle}',
    description: 'Notice when the browser refuses to copy a handle; {handle}: the handle',
  },
})

/** Explains the parts of a handle and copies it. */
export default function HandleCard({ handle }: { handle: string }) {
  const intl = useIntl()
  const at = handle.indexOf('@', 1)
  const parts = [
    { icon: <DirectIcon size={18} aria-hidden />, text: handle.slice(1, at), why: messages.username },
    { icon: <LocalIcon size={18} aria-hidden />, text: handle.slice(at + 1), why: messages.server },
  ]
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(handle)
      pushToast({ kind: 'success', text: () => intl.formatMessage(messages.copied) })
    } catch {
      pushToast({ kind: 'error', text: () => intl.formatMessage(messages.notCopied, { handle }) })
    }
  }
  return (
    <div className={styles.card}>
      <dl className={styles.parts}>
        {parts.map(({ icon, text, why }) => (
          <div key={why.id} className={styles.part}>
            {icon}
            <dt>
              <bdi>{text}</bdi>
            </dt>
            <dd>{intl.formatMessage(why)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.why}>{intl.formatMessage(messages.why)}</p>
      <Button icon={<CopyIcon size={16} aria-hidden />} onClick={() => void copy()}>
        {intl.formatMessage(messages.copy)}
      </Button>
    </div>
  )
}
