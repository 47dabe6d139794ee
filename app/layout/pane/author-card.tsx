import { useEffect } from 'react'
import { AccountAvatarLink, DisplayName, FollowButton, Handle, handleOf } from '@/features/accounts'
import { useContentNavigate } from '@/features/statuses'
import { ProfileThumbnails } from '@/features/timelines'
import { Html } from '@/lib/html/html'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity, useMissing, useRuntime } from '@/lib/runtime'
import type { Account } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import styles from './pane-cards.module.css'

const messages = defineMessages({
  label: {
    id: 'pane.author',
    defaultMessage: 'About the author',
    description: 'For screen readers: name of the card in the sidebar about the author of the open post',
  },
})

interface Props {
  /** The open post. */
  id: StatusId
  /** Called once the cards have their final size or turned out to be absent. */
  onSettled: () => void
}

/** The author of the open post, and more from them. Nothing for posts of the user and of hidden accounts. */
export function AuthorCards({ id, onSettled }: Props) {
  const { me } = useRuntime()
  const account = useEntity('account', useEntity('status', id)?.account ?? null)
  const isMissing = useMissing('status', id)
  const isAbsent = isMissing || account?.id === me || account?.hidden === true
  useEffect(() => {
    if (isAbsent) onSettled()
  }, [isAbsent, onSettled])
  if (isAbsent || !account) return null
  return (
    <>
      <AuthorCard account={account} />
      <ProfileThumbnails
        key={account.id}
        acct={account.acct}
        id={account.id}
        onSettled={onSettled}
        onFailed={onSettled}
      />
    </>
  )
}

function AuthorCard({ account }: { account: Account }) {
  const intl = useIntl()
  const { identity } = useRuntime()
  const onNavigate = useContentNavigate()
  return (
    <section className={styles.author} aria-label={intl.formatMessage(messages.label)}>
      <div className={styles.top}>
        <AccountAvatarLink account={account} />
        <FollowButton account={account} />
      </div>
      <AppLink to={paths.profile(account.acct)} className={styles.name}>
        <DisplayName account={account} short />
        <Handle text={handleOf(account, identity.server)} className={styles.handle} />
      </AppLink>
      {account.note !== '' && !account.suspended && (
        <Html
          content={account.note}
          emojis={account.emojis}
          server={identity.server}
          className={styles.note}
          onNavigate={onNavigate}
        />
      )}
    </section>
  )
}
