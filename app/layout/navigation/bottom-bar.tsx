import type { Badges } from '@/lib/badges'
import { command } from '@/lib/bus'
import { defineMessages, useIntl } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import { isEntryOf, type ShownEntry } from '@/lib/nav-entries'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { ComposeIcon, LogInIcon, MenuIcon } from '@/lib/ui/icons'
import { NavItem } from './nav-list'
import styles from './nav.module.css'

const messages = defineMessages({
  compose: {
    id: 'bottomBar.compose',
    defaultMessage: 'New post',
    description: 'Button in the bottom bar on phones',
  },
  menu: {
    id: 'bottomBar.menu',
    defaultMessage: 'Menu',
    description: 'Button in the bottom bar on phones that opens the navigation',
  },
  signIn: {
    id: 'bottomBar.signIn',
    defaultMessage: 'Sign in',
    description: 'Link in the bottom bar on phones',
  },
})

export interface BottomBarProps {
  id: string
  label: string
  entries: ShownEntry[]
  current: string
  badges: Badges['byEntry']
  onAgain: (entry: ShownEntry) => void
}

/** Number of entries before the button in the middle. */
const ENTRIES_BEFORE = 2

/** The bar at the bottom of phones: the most used entries, the composer and the menu. */
export default function BottomBar({ id, label, entries, current, badges, onAgain }: BottomBarProps) {
  const intl = useIntl()
  const { identity, me } = useRuntime()
  const shown = entries.filter((entry) => entry.bar)
  const item = (entry: ShownEntry) => (
    <NavItem
      key={entry.id}
      entry={entry}
      here={isEntryOf(entry, current)}
      badge={badges[entry.id]}
      onAgain={onAgain}
      iconSize={24}
    />
  )
  return (
    <nav id={id} aria-label={label} className={styles.bottom}>
      <ul className={styles.list}>
        {shown.slice(0, ENTRIES_BEFORE).map(item)}
        <li>
          {me === null ? (
            <AppLink
              to={paths.signIn}
              className={styles.entry}
              aria-label={intl.formatMessage(messages.signIn)}
            >
              <LogInIcon size={24} aria-hidden />
              <span className={styles.label} aria-hidden>
                {intl.formatMessage(messages.signIn)}
              </span>
            </AppLink>
          ) : (
            <button
              type="button"
              className={styles.entry}
              aria-label={intl.formatMessage(messages.compose)}
              onClick={() => command('compose', { identity: identity.key })}
            >
              <span className={styles.round}>
                <ComposeIcon size={20} aria-hidden />
              </span>
            </button>
          )}
        </li>
        {shown.slice(ENTRIES_BEFORE).map(item)}
        <li>
          <button
            type="button"
            className={styles.entry}
            aria-label={intl.formatMessage(messages.menu)}
            aria-haspopup="dialog"
            onClick={() => pushModal('NAVIGATION', {}, identity.key)}
          >
            <MenuIcon size={24} aria-hidden />
            <span className={styles.label} aria-hidden>
              {intl.formatMessage(messages.menu)}
            </span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
