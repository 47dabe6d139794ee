import type { ReactNode } from 'react'
import { linkOf } from '@/features/statuses'
import { defineMessages, useIntl } from '@/lib/i18n'
import { buttonProps } from '@/lib/ui/button/button'
import type { Account } from '@/schemas/entities'
import styles from './remote-end.module.css'

const messages = defineMessages({
  some: {
    id: 'remoteEnd.somePosts',
    defaultMessage: 'Some posts may be missing. {host} has all of them.',
    description: 'After the posts of an account on another server; {host}: domain of that server',
  },
  original: {
    id: 'remoteEnd.original',
    defaultMessage: 'Open profile on {host}',
    description: 'Link to the page of an account on its own server; {host}: domain of that server',
  },
})

/** Returns the server of a remote account; null for a local one. */
export const remoteHostOf = ({ acct }: Pick<Account, 'acct'>): string | null => acct.split('@')[1] ?? null

/** Links to the profile of a remote account on its own server, which has everything. */
export function OriginalProfileLink({ account }: { account: Account }) {
  const intl = useIntl()
  const original = linkOf(account)
  const host = remoteHostOf(account)
  if (original === null || host === null) return null
  return (
    <a href={original} target="_blank" rel="noopener noreferrer nofollow" {...buttonProps({ size: 'small' })}>
      {intl.formatMessage(messages.original, { host })}
    </a>
  )
}

/** Says that a list of a remote account may be incomplete, and links to the server that has the rest. */
export const RemoteEnd = ({ account, text }: { account: Account; text: string }) => (
  <div className={styles.remote}>
    <p>{text}</p>
    <OriginalProfileLink account={account} />
  </div>
)

function PostsEnd({ account, host }: { account: Account; host: string }) {
  const intl = useIntl()
  return <RemoteEnd account={account} text={intl.formatMessage(messages.some, { host })} />
}

/** Returns the end of the posts of an account on another server; null for a local one, whose posts are complete. */
export function remotePostsEnd(account: Account): ReactNode {
  const host = remoteHostOf(account)
  return host === null ? null : <PostsEnd account={account} host={host} />
}
