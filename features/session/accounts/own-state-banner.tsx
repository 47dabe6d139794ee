import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Banner } from '@/lib/ui/banner/banner'
import { Button, buttonProps } from '@/lib/ui/button/button'
import { ownAccountQuery, type OwnState } from './own-account'

const messages = defineMessages({
  disabled: {
    id: 'session.banner.disabled',
    defaultMessage:
      'Your account is currently disabled. You can still read public posts. Your account settings show the reason and how to appeal. {reason}',
    description: 'Banner when the user’s account is disabled; {reason}: a sentence from the server',
  },
  unconfirmed: {
    id: 'session.banner.unconfirmed',
    defaultMessage:
      'Confirm your email address to use your account: open the link in the message from {domain}. Until then you can read public posts.',
    description: 'Banner when the email address of the user’s account is not confirmed; {domain}: the server',
  },
  unapproved: {
    id: 'session.banner.unapproved',
    defaultMessage:
      'Your account is waiting for approval by {domain}. You’ll get an email when you can use it. Until then you can read public posts.',
    description: 'Banner when moderators have not approved the user’s account yet; {domain}: the server',
  },
  other: {
    id: 'session.banner.other',
    defaultMessage:
      '{domain} doesn’t let you use your account right now. You can still read public posts. {reason}',
    description:
      'Banner when the server refuses the user’s account for another reason; {domain}: the server, {reason}: a sentence from the server',
  },
  suspended: {
    id: 'session.banner.suspended',
    defaultMessage:
      'Your account is suspended. You can still read public posts. Your account settings show the reason and how to appeal.',
    description: 'Banner when the user’s account is suspended',
  },
  limited: {
    id: 'session.banner.limited',
    defaultMessage:
      'The moderators of {domain} have limited your account. You can use it as before, but only people who follow you see your posts.',
    description: 'Banner when moderators have limited the user’s account; {domain}: the server',
  },
  moved: {
    id: 'session.banner.moved',
    defaultMessage:
      'Your account has moved to @{acct}. You can still read here, but you can’t follow anyone.',
    description: 'Banner when the user’s account has moved; {acct}: handle of the new account',
  },
  settings: {
    id: 'session.banner.settings',
    defaultMessage: 'Account settings',
    description: 'Link in a banner: opens the account settings on the server in a new tab',
  },
  check: {
    id: 'session.banner.check',
    defaultMessage: 'Check again',
    description: 'Button in a banner: asks the server whether the account can be used now',
  },
  newAccount: {
    id: 'session.banner.newAccount',
    defaultMessage: 'Open new account',
    description: 'Link in the banner about an account that has moved',
  },
})

/** Address of the account settings on a Mastodon server. */
const SETTINGS_PATH = '/auth/edit'

/** A banner about the state of the user's account, and what still works; nothing for an active account. */
export function OwnStateBanner({ own }: { own: OwnState }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const query = useQuery(ownAccountQuery(runtime))
  const [isClosed, setClosed] = useState(false)
  const { server } = runtime.identity
  const domain = new URL(server).host
  const settings = (
    <a
      href={new URL(SETTINGS_PATH, server).href}
      target="_blank"
      rel="noopener noreferrer"
      {...buttonProps({ size: 'small' })}
    >
      {intl.formatMessage(messages.settings)}
    </a>
  )
  const check = (
    <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
      {intl.formatMessage(messages.check)}
    </Button>
  )
  if (own.kind === 'disabled') {
    const { cause, reason } = own
    const actions: Record<typeof cause, ReactNode> = {
      disabled: settings,
      unconfirmed: check,
      unapproved: check,
      other: settings,
    }
    return (
      <Banner kind={cause === 'disabled' ? 'danger' : 'warning'} action={actions[cause]}>
        {intl.formatMessage(messages[cause], { reason, domain })}
      </Banner>
    )
  }
  const { suspended, movedTo, limited } = own.account
  if (suspended)
    return (
      <Banner kind="danger" action={settings}>
        {intl.formatMessage(messages.suspended)}
      </Banner>
    )
  if (isClosed) return null
  const onClose = () => setClosed(true)
  if (movedTo)
    return (
      <Banner
        action={
          <AppLink to={paths.profile(movedTo)} {...buttonProps({ size: 'small' })}>
            {intl.formatMessage(messages.newAccount)}
          </AppLink>
        }
        onClose={onClose}
      >
        {intl.formatMessage(messages.moved, { acct: movedTo })}
      </Banner>
    )
  if (limited)
    return (
      <Banner kind="warning" action={settings} onClose={onClose}>
        {intl.formatMessage(messages.limited, { domain })}
      </Banner>
    )
  return null
}
