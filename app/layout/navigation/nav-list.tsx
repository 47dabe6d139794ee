import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, isPlainClick } from '@/lib/navigation'
import type { NavEntry } from './nav-entries'
import styles from './nav.module.css'

const messages = defineMessages({
  unread: {
    id: 'nav.unread',
    defaultMessage: '{label}, {count, plural, one {# new post} other {# new posts}}',
    description: 'Name of a navigation entry with something new behind it',
  },
})

interface ItemProps {
  entry: NavEntry
  here: boolean
  count: number
  /** Pressed on the entry of the open screen: goes to its top. */
  onAgain: (entry: NavEntry) => void
  iconSize: number
}

/** One entry of the navigation. */
export function NavItem({ entry, here, count, onAgain, iconSize }: ItemProps) {
  const intl = useIntl()
  const Icon = entry.icon
  const label = intl.formatMessage(entry.label)
  return (
    <li>
      <AppLink
        to={entry.to}
        className={styles.entry}
        aria-current={here ? 'page' : undefined}
        aria-label={count > 0 ? intl.formatMessage(messages.unread, { label, count }) : label}
        data-tooltip={label}
        onClick={(event) => {
          if (!here || !isPlainClick(event)) return
          event.preventDefault()
          onAgain(entry)
        }}
      >
        <Icon size={iconSize} aria-hidden />
        {count > 0 && <span className={styles.badge} />}
        <span className={styles.label} aria-hidden data-tooltip-said>
          {label}
        </span>
      </AppLink>
    </li>
  )
}

interface Props {
  entries: NavEntry[]
  /** Path of the screen that is open. */
  current: string
  /** Numbers of new things by entry. */
  badges: Partial<Record<NavEntry['id'], number>>
  onAgain: ItemProps['onAgain']
}

/** The entries of the navigation, in the rail and in the panel. */
export function NavList({ entries, current, badges, onAgain }: Props) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <NavItem
          key={entry.id}
          entry={entry}
          here={entry.to === current}
          count={badges[entry.id] ?? 0}
          onAgain={onAgain}
          iconSize={22}
        />
      ))}
    </ul>
  )
}
