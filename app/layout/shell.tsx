import { useCallback, type ReactNode } from 'react'
import { SessionBanner } from '@/features/session'
import { useColumn, useColumnElement } from '@/lib/column'
import { useLayout } from '@/lib/hooks/use-layout'
import { defineMessages, useIntl } from '@/lib/i18n'
import type { ShownEntry } from '@/lib/nav-entries'
import { SkipLinks } from '@/lib/ui/skip-links/skip-links'
import { BottomBar } from './navigation/lazy-bottom-bar'
import { DocumentTitle } from './column/use-title'
import { NavGroups, RailGroups } from './navigation/groups/lazy-nav-groups'
import { navigationMessages } from './navigation/messages'
import { Rail } from './navigation/rail'
import { ReconnectionBanner } from './overlays/lazy-reconnection-banner'
import { SidePane } from './side-pane'
import { pressAgain } from './column/press-again'
import { useNavigationState } from './navigation/use-navigation-state'
import { useScrollDirection } from './navigation/use-scroll-direction'
import styles from './shell.module.css'

const messages = defineMessages({
  skipToContent: {
    id: 'shell.skipToContent',
    defaultMessage: 'Skip to content',
    description: 'Skip link to the content of the page',
  },
})

interface Props {
  /** Path of the current screen. */
  path: string
  /** The account in the address, when it is not signed in. */
  signedOutAccount: string | null
  children: ReactNode
}

/** The layout of every screen: navigation, content, sidebar. One tree for all widths, so that resizing keeps state. */
export function Shell({ path, signedOutAccount, children }: Props) {
  const intl = useIntl()
  const column = useColumn()
  const { runtime } = column
  const layout = useLayout()
  const mobile = layout === 'mobile'
  useScrollDirection(column.scroller)
  const { entries, badges, unread, onApp } = useNavigationState()
  const hasLists = entries.some(({ id }) => id === 'lists')
  const onAgain = useCallback((entry: ShownEntry) => pressAgain(column, intl, entry), [column, intl])
  const list = {
    entries: layout === 'wide' ? entries.filter(({ inSidebar }) => !inSidebar) : entries,
    badges,
    current: path,
    onAgain,
  }
  const label = intl.formatMessage(navigationMessages.navigation)
  const Groups = layout === 'wide' ? NavGroups : RailGroups
  return (
    <>
      <DocumentTitle unread={unread} onApp={onApp} />
      <SkipLinks
        links={[
          { id: 'content', text: intl.formatMessage(messages.skipToContent) },
          {
            id: mobile ? 'bottom-bar' : 'navigation',
            text: intl.formatMessage(navigationMessages.skipToNavigation),
          },
        ]}
      />
      <div className={styles.shell}>
        <Rail label={label} className={styles.rail} {...list}>
          {!mobile && runtime.me !== null && <Groups current={path} hasLists={hasLists} />}
        </Rail>
        <main
          id="content"
          data-column=""
          ref={useColumnElement(column)}
          className={styles.main}
          tabIndex={-1}
        >
          <SessionBanner signedOutAccount={signedOutAccount} />
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
