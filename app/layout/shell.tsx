import type { ReactNode } from 'react'
import { SessionBanner } from '@/features/session'
import { useColumn, type Column } from '@/lib/column'
import { useIsMobile } from '@/lib/hooks/use-layout'
import { defineMessages, useIntl, type IntlShape } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { ComposeIcon, LogInIcon } from '@/lib/ui/icons'
import { SkipLinks } from '@/lib/ui/skip-links/skip-links'
import { cx } from '@/lib/util/cx'
import { session } from '../identity/session'
import { AccountMenu } from './navigation/account-menu'
import { BottomBar } from './navigation/lazy-bottom-bar'
import { DocumentTitle } from './column/use-title'
import { NavList } from './navigation/nav-list'
import { ReconnectionBanner } from './overlays/lazy-reconnection-banner'
import { SidePane } from './side-pane'
import type { NavEntry } from './navigation/nav-entries'
import { toTop } from './column/to-top'
import { useNavigationState } from './navigation/use-navigation-state'
import { useScrollDirection } from './navigation/use-scroll-direction'
import nav from './navigation/nav.module.css'
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
  /** The account that the address names, when it is not signed in here. */
  wanted: string | null
  children: ReactNode
}

/** The layout around every screen: navigation, the screen, the side pane. One tree for all widths, so none loses state. */
export function Shell({ path, wanted, children }: Props) {
  const intl = useIntl()
  const column = useColumn()
  const { runtime } = column
  const mobile = useIsMobile()
  useScrollDirection(column.scroller)
  const { entries, badges, unread } = useNavigationState()
  const list = {
    entries,
    badges,
    current: path,
    onAgain: (entry: NavEntry) => pressAgain(column, intl, entry),
  }
  const label = intl.formatMessage(messages.navigation)
  return (
    <>
      <DocumentTitle unread={unread} />
      <SkipLinks
        links={[
          { id: 'content', text: intl.formatMessage(messages.content) },
          { id: mobile ? 'bottom-bar' : 'navigation', text: label },
        ]}
      />
      <div className={styles.shell}>
        <nav id="navigation" aria-label={label} className={cx(styles.rail, nav.rail)}>
          <NavList {...list} />
          <RailAction signedIn={runtime.me !== null} />
          <div className={nav.foot}>
            <AccountMenu />
          </div>
        </nav>
        <main id="content" data-column="" className={styles.main} tabIndex={-1}>
          <SessionBanner wanted={wanted} />
          {children}
          <div className={styles.notice}>
            <ReconnectionBanner runtime={runtime} />
          </div>
        </main>
        <SidePane path={path} className={styles.side} />
      </div>
      {mobile && <BottomBar id="bottom-bar" label={label} {...list} />}
    </>
  )
}

/** The entry of the open screen was pressed. */
const pressAgain = (column: Column, intl: IntlShape, { id }: NavEntry) =>
  void import('./column/refresh-or-top').then(
    ({ refreshOrTop }) => refreshOrTop(column, intl, id),
    () => toTop(column.scroller, intl),
  )

function RailAction({ signedIn }: { signedIn: boolean }) {
  const intl = useIntl()
  if (!signedIn && session.embedded?.token) return null
  if (!signedIn)
    return (
      <AppLink to={paths.signIn} className={nav.compose} aria-label={intl.formatMessage(messages.signIn)}>
        <LogInIcon size={20} aria-hidden />
        <span className={nav.label} aria-hidden>
          {intl.formatMessage(messages.signIn)}
        </span>
      </AppLink>
    )
  return (
    <AppLink to={paths.publish} className={nav.compose} aria-label={intl.formatMessage(messages.compose)}>
      <ComposeIcon size={20} aria-hidden />
      <span className={nav.label} aria-hidden>
        {intl.formatMessage(messages.compose)}
      </span>
    </AppLink>
  )
}
