import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { skipToken } from '@tanstack/react-query'
import { keys } from '@/lib/cache'
import { SessionBanner } from '@/features/session'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { heldCount, type TimelineState } from '@/lib/timeline'
import { buttonLook } from '@/lib/ui/button/button'
import { ComposeIcon } from '@/lib/ui/icons'
import { OfflineBanner } from '@/lib/ui/offline-banner/offline-banner'
import { SkipLinks } from '@/lib/ui/skip-links/skip-links'
import { cx } from '@/lib/util/cx'
import { connectivity } from '../environment'
import { UnreadContext } from './column'
import { navEntries } from './nav-entries'
import { AccountMenu } from './account-menu'
import { NavList } from './nav-list'
import { SidePane } from './side-pane'
import nav from './nav.module.css'
import styles from './shell.module.css'

const messages = defineMessages({
  navigation: {
    id: 'shell.navigation',
    defaultMessage: 'Navigation',
    description: 'Spoken name of the navigation',
  },
  content: {
    id: 'shell.content',
    defaultMessage: 'Content',
    description: 'Skip link to the content of the page',
  },
  compose: { id: 'shell.compose', defaultMessage: 'New post', description: 'Button that opens the composer' },
  signIn: { id: 'shell.signIn', defaultMessage: 'Sign in', description: 'Link to signing in' },
})

interface Props {
  /** Path of the open screen. */
  path: string
  /** An account that the address names but that is not held here. */
  wanted: string | null
  children: ReactNode
}

/** The layout around every screen: navigation, the screen, the side pane. One tree for all widths, so none loses state. */
export function Shell({ path, wanted, children }: Props) {
  const intl = useIntl()
  const { identity, me, loader } = useRuntime()
  const { data: home } = useQuery<TimelineState>({ queryKey: keys.timeline.home(), queryFn: skipToken })
  const unread = home ? heldCount(home) : 0
  const acct = me === null ? null : identity.who.slice(0, identity.who.lastIndexOf('@'))
  const entries = navEntries(acct)
  const list = {
    entries,
    current: path,
    badges: { home: unread },
    onAgain: () => window.scrollTo({ top: 0, behavior: 'smooth' }),
  }
  const label = intl.formatMessage(messages.navigation)
  return (
    <UnreadContext value={unread}>
      <SkipLinks
        links={[
          { id: 'content', text: intl.formatMessage(messages.content) },
          { id: 'navigation', text: label },
        ]}
      />
      <div className={styles.shell}>
        <nav id="navigation" aria-label={label} className={cx(styles.rail, nav.rail)}>
          <NavList {...list} />
          {me === null ? (
            <AppLink to={paths.signIn} {...buttonLook({ variant: 'primary' })}>
              {intl.formatMessage(messages.signIn)}
            </AppLink>
          ) : (
            <AppLink
              to={paths.publish}
              className={nav.compose}
              aria-label={intl.formatMessage(messages.compose)}
            >
              <ComposeIcon size={20} aria-hidden />
              <span className={nav.label} aria-hidden>
                {intl.formatMessage(messages.compose)}
              </span>
            </AppLink>
          )}
          <div className={nav.foot}>
            <AccountMenu />
          </div>
        </nav>
        <main id="content" className={styles.main} tabIndex={-1}>
          <OfflineBanner connectivity={connectivity} onRetry={() => void loader.retryLost()} />
          <SessionBanner wanted={wanted} />
          {children}
        </main>
        <aside className={styles.side}>
          <SidePane path={path} />
        </aside>
      </div>
      <nav aria-label={label} className={cx(styles.bottom, nav.bottom)}>
        <NavList {...list} iconSize={24} />
      </nav>
    </UnreadContext>
  )
}
