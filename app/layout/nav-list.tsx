import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink } from '@/lib/navigation'
import type { NavEntry } from './nav-entries'
import styles from './nav.module.css'

const messages = defineMessages({
  unread: {
    id: 'nav.unread',
    defaultMessage: '{label}, {count, plural, one {# new post} other {# new posts}}',
    description: 'Name of a navigation entry with something new behind it',
  },
})

interface Props {
  entries: NavEntry[]
  /** Path of the screen that is open. */
  current: string
  /** Numbers of new things by entry. */
  badges: Partial<Record<NavEntry['id'], number>>
  /** Pressed on the entry of the open screen: goes to its top. */
  onAgain: (entry: NavEntry) => void
  iconSize?: number
}

/** The entries of the navigation, in the rail and in the bottom bar. */
export function NavList({ entries, current, badges, onAgain, iconSize = 22 }: Props) {
  const intl = useIntl()
  return (
    <ul className={styles.list}>
      {entries.map((entry) => {
        const Icon = entry.icon
        const here = entry.to === current
        const count = badges[entry.id] ?? 0
        const label = intl.formatMessage(entry.label)
        return (
          <li key={entry.id}>
            <AppLink
              to={entry.to}
              className={styles.entry}
              aria-current={here ? 'page' : undefined}
              aria-label={count > 0 ? intl.formatMessage(messages.unread, { label, count }) : label}
              data-tooltip={label}
              onClick={(event) => {
                if (!here) return
                event.preventDefault()
                onAgain(entry)
              }}
            >
              <Icon size={iconSize} aria-hidden />
              {count > 0 && <span className={styles.badge} />}
              <span className={styles.label} aria-hidden>
                {label}
              </span>
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}
