import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Banner } from '@/lib/ui/banner/banner'
import { buttonLook } from '@/lib/ui/button/button'
import { ownAccountQuery } from './own-account'
import { signInPath } from './identity'
import { plainName } from './plain-name'
import { useHeldAccount, useSessions, useSessionService } from './use-sessions'

const messages = defineMessages({
  expired: {
    id: 'session.banner.expired',
    defaultMessage: 'The session of @{handle} has ended. What was loaded and your drafts are still here.',
    description: 'Line across the page when the server no longer takes the token of the account in view',
  },
  again: {
    id: 'session.banner.again',
    defaultMessage: 'Sign in again',
    description: 'Link in the line about an ended session',
  },
  wanted: {
    id: 'session.banner.wanted',
    defaultMessage: 'You are reading as a visitor. This address belongs to @{who}.',
    description: 'Line across the page when the address names an account that is not signed in here',
  },
  signIn: {
    id: 'session.banner.sign_in',
    defaultMessage: 'Sign in',
    description: 'Link in the line about an address of an account that is not signed in here',
  },
  disabled: {
    id: 'session.banner.disabled',
    defaultMessage: 'The server lets this account do nothing at the moment. {reason}',
    description: 'Line across the page when the own account is disabled; reason is a sentence of the server',
  },
  suspended: {
    id: 'session.banner.suspended',
    defaultMessage: 'This account is suspended.',
    description: 'Line across the page when the own account is suspended',
  },
  moved: {
    id: 'session.banner.moved',
    defaultMessage: 'This account has moved to @{acct}. You can read here, but not follow anybody.',
    description: 'Line across the page when the own account has moved elsewhere',
  },
  blocked: {
    id: 'session.banner.blocked',
    defaultMessage:
      'Your browser does not let this page store anything: you stay signed in until you close or reload it.',
    description: 'Line across the page when storage is blocked; said once',
  },
})

interface Props {
  /** Handle of the account in the URL that is not signed in. */
  wanted?: string | null
}

/** Keeps name and picture in the account menu up to date. */
function useDescribed() {
  const { me, identity } = useRuntime()
  const { sessions } = useSessionService()
  const account = useEntity('account', me)
  const name = account && plainName(account)
  const avatar = account && (account.avatar_static || account.avatar)
  useEffect(() => {
    if (name && avatar !== undefined) void sessions.describe(identity.who, { name, avatar })
  }, [sessions, identity.who, name, avatar])
}

/** A banner about a problem of the current account, if there is one. */
export function SessionBanner({ wanted = null }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { who } = runtime.identity
  const held = useHeldAccount(who)
  useDescribed()
  const own = useQuery({ ...ownAccountQuery(runtime), enabled: runtime.me !== null && !held?.expired }).data

  if (held?.expired)
    return (
      <Banner
        kind="warning"
        action={
          <AppLink to={signInPath(who)} {...buttonLook({ size: 'small' })}>
            {intl.formatMessage(messages.again)}
          </AppLink>
        }
      >
        {intl.formatMessage(messages.expired, { handle: held.handle || who })}
      </Banner>
    )
  if (wanted)
    return (
      <Banner
        action={
          <AppLink to={signInPath(wanted)} {...buttonLook({ size: 'small' })}>
            {intl.formatMessage(messages.signIn)}
          </AppLink>
        }
      >
        {intl.formatMessage(messages.wanted, { who: wanted })}
      </Banner>
    )
  if (own?.kind === 'disabled')
    return <Banner kind="danger">{intl.formatMessage(messages.disabled, { reason: own.reason })}</Banner>
  if (own?.account.suspended) return <Banner kind="danger">{intl.formatMessage(messages.suspended)}</Banner>
  if (own?.account.movedTo)
    return <Banner>{intl.formatMessage(messages.moved, { acct: own.account.movedTo })}</Banner>
  return held ? <BlockedNotice /> : null
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
