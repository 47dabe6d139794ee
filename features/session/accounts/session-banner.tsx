import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, signInPath } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Banner } from '@/lib/ui/banner/banner'
import { buttonProps } from '@/lib/ui/button/button'
import { hasProblem, ownAccountQuery } from './own-account'
import { OwnStateBanner } from './own-state-banner'
import { hostOfIdentity } from './identity'
import { describeAccount } from './describe-account'
import { useSignedInAccount, useSessions, useSessionService } from './use-sessions'

const messages = defineMessages({
  expired: {
    id: 'session.banner.expired',
    defaultMessage:
      'Your session at {server} ended. Your drafts and everything already loaded are still here.',
    description:
      'Banner when the server no longer accepts the session of the account; {server}: domain of the server',
  },
  again: {
    id: 'session.banner.again',
    defaultMessage: 'Sign in again',
    description: 'Link in the banner about an expired session',
  },
  visitor: {
    id: 'session.banner.visitor',
    defaultMessage:
      'This link is for @{handle}. You’re not signed in to that account, so you’re browsing as a visitor.',
    description: 'Banner when the address names an account that is not signed in; {handle}: its handle',
  },
  signIn: {
    id: 'session.banner.sign_in',
    defaultMessage: 'Sign in',
    description: 'Link in the banner about an account that is not signed in',
  },
  blocked: {
    id: 'session.banner.blocked',
    defaultMessage:
      'Your browser doesn’t let Skein store data. You’ll be signed out when you close or reload this page.',
    description: 'Banner when the browser blocks storage; shown once',
  },
})

interface Props {
  /** Handle of the account in the URL that is not signed in. */
  signedOutAccount?: string | null
}

/** Stores the name and image of the account when they change, for the account menu. */
function useUpdatedDescription() {
  const { me, identity } = useRuntime()
  const { sessions } = useSessionService()
  const account = useEntity('account', me)
  useEffect(() => {
    if (account) void sessions.describe(identity.key, describeAccount(account))
  }, [sessions, identity.key, account])
}

/** A banner about a problem of the current account, if there is one. */
export function SessionBanner({ signedOutAccount = null }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { key: identityKey } = runtime.identity
  const account = useSignedInAccount(identityKey)
  useUpdatedDescription()
  const own = useQuery({
    ...ownAccountQuery(runtime),
    enabled: runtime.me !== null && !account?.expired,
  }).data

  if (account?.expired)
    return (
      <Banner
        kind="warning"
        action={
          <AppLink to={signInPath(identityKey)} {...buttonProps({ size: 'small' })}>
            {intl.formatMessage(messages.again)}
          </AppLink>
        }
      >
        {intl.formatMessage(messages.expired, { server: hostOfIdentity(identityKey) })}
      </Banner>
    )
  if (signedOutAccount)
    return (
      <Banner
        action={
          <AppLink to={signInPath(signedOutAccount)} {...buttonProps({ size: 'small' })}>
            {intl.formatMessage(messages.signIn)}
          </AppLink>
        }
      >
        {intl.formatMessage(messages.visitor, { handle: signedOutAccount })}
      </Banner>
    )
  if (own && hasProblem(own)) return <OwnStateBanner key={identityKey} own={own} />
  return account ? <BlockedNotice /> : null
}

/** Shown once, until closed. */
function BlockedNotice() {
  const intl = useIntl()
  const { blocked } = useSessions()
  const [closed, setClosed] = useState(false)
  if (!blocked || closed) return null
  return (
    <Banner kind="warning" onClose={() => setClosed(true)}>
      {intl.formatMessage(messages.blocked)}
    </Banner>
  )
}
