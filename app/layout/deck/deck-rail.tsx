import { useColumn } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import type { ShownEntry } from '@/lib/nav-entries'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { AddIcon } from '@/lib/ui/icons'
import { SkipLinks } from '@/lib/ui/skip-links/skip-links'
import type { Page } from '../../pages/page'
import { pressAgain } from '../column/press-again'
import { DocumentTitle } from '../column/use-title'
import { RailGroups } from '../navigation/groups/lazy-nav-groups'
import { navigationMessages } from '../navigation/messages'
import { Rail } from '../navigation/rail'
import { useNavigationState } from '../navigation/use-navigation-state'
import { openAddColumn } from './add/payload'
import { mountedColumns } from './columns-on-screen'
import { LayoutsMenu } from './layouts/layouts-menu'
import { messages } from './messages'
import { openColumn } from './open-column'
import styles from './deck.module.css'

interface Props {
  page: Page
  /** The column with the page of the address; null if there is none. */
  current: string | null
}

/** The navigation of the deck. */
export function DeckRail({ page: { path }, current }: Props) {
  const intl = useIntl()
  const { runtime } = useColumn()
  const { entries, badges, unread, onApp } = useNavigationState()
  const label = intl.formatMessage(navigationMessages.navigation)
  const again = (entry: ShownEntry) => {
    const column = current === null ? undefined : mountedColumns.get(current)
    if (current !== null) openColumn(current)
    if (column) pressAgain(column, intl, entry)
  }
  return (
    <>
      <DocumentTitle unread={unread} onApp={onApp} />
      <SkipLinks
        links={[
          { id: 'content', text: intl.formatMessage(messages.skipToColumns) },
          { id: 'navigation', text: intl.formatMessage(navigationMessages.skipToNavigation) },
        ]}
      />
      <Rail
        compact
        label={label}
        className={styles.rail}
        entries={entries}
        badges={badges}
        current={path}
        onAgain={again}
        foot={
          <div className={styles.tools}>
            <IconButton
              icon={<AddIcon size={22} aria-hidden />}
              label={intl.formatMessage(messages.add)}
              onClick={() => openAddColumn(runtime.identity.key)}
            />
            <LayoutsMenu />
          </div>
        }
      >
        {runtime.me !== null && (
          <RailGroups current={path} hasLists={entries.some(({ id }) => id === 'lists')} />
        )}
      </Rail>
    </>
  )
}
