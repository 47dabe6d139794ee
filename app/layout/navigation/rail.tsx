import type { ComponentProps, ReactNode } from 'react'
import { canCommand, command } from '@/lib/bus'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, isPlainClick, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { ComposeIcon, LogInIcon } from '@/lib/ui/icons'
import { SkeinMark } from '@/lib/ui/mark/mark'
import { cx } from '@/lib/util/cx'
import { session } from '../../identity/session'
import { AccountMenu } from './account-menu'
import { NavList } from './nav-list'
import nav from './nav.module.css'

const messages = defineMessages({
  compose: { id: 'shell.compose', defaultMessage: 'New post', description: 'Button that opens the composer' },
  signIn: { id: 'shell.signIn', defaultMessage: 'Sign in', description: 'Link to the sign-in page' },
})

interface Props extends ComponentProps<typeof NavList> {
  label: string
  className?: string | undefined
  /** Shows only icons, however wide the window is. Default false. */
  compact?: boolean
  /** Shown between the entries and the account menu. */
  children?: ReactNode
  /** Always in view, above the account menu. */
  foot?: ReactNode
}

/** The navigation at the side of the content. */
export function Rail({ label, className, compact = false, children, foot, ...list }: Props) {
  const { me, identity } = useRuntime()
  return (
    <nav
      id="navigation"
      aria-label={label}
      className={cx(className, nav.rail)}
      data-compact={compact || undefined}
    >
      <div className={nav.brand}>
        <SkeinMark />
        <span className={nav.label}>{session.config.productName}</span>
      </div>
      <NavList {...list} />
      <RailAction writer={me === null ? null : identity.key} />
      {children}
      <div className={nav.foot}>
        {foot}
        <AccountMenu />
      </div>
    </nav>
  )
}

/** `writer`: identity key of the user; null for visitors. */
function RailAction({ writer }: { writer: string | null }) {
  const intl = useIntl()
  if (writer === null && session.embedded?.token) return null
  if (writer === null)
    return (
      <AppLink to={paths.signIn} className={nav.compose} aria-label={intl.formatMessage(messages.signIn)}>
        <LogInIcon size={20} aria-hidden />
        <span className={nav.label} aria-hidden>
          {intl.formatMessage(messages.signIn)}
        </span>
      </AppLink>
    )
  return (
    <AppLink
      to={paths.publish}
      className={nav.compose}
      aria-label={intl.formatMessage(messages.compose)}
      onClick={(event) => {
        // No second composer opens where the sidebar has one.
        if (!canCommand('writeInPane') || !isPlainClick(event)) return
        event.preventDefault()
        command('writeInPane', { identity: writer })
      }}
    >
      <ComposeIcon size={20} aria-hidden />
      <span className={nav.label} aria-hidden>
        {intl.formatMessage(messages.compose)}
      </span>
    </AppLink>
  )
}
