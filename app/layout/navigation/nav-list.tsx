import { memo } from 'react'
import { useIntl } from '@/lib/i18n'
import type { Badges, EntryBadge } from '@/lib/badges'
import { goToShortcut, isEntryOf, type ShownEntry } from '@/lib/nav-entries'
import { AppLink, isPlainClick } from '@/lib/navigation'
import styles from './nav.module.css'

/** The highest number of a badge. */
const MAX_BADGE = 99

interface ItemProps {
  entry: ShownEntry
  here: boolean
  badge: EntryBadge | undefined
  /** Called for a press on the entry of the current screen. Must be stable. */
  onAgain: (entry: ShownEntry) => void
  iconSize: number
}

/** One entry of the navigation. Memoised: only two of them change when another screen opens. */
export const NavItem = memo(function NavItem({ entry, here, badge, onAgain, iconSize }: ItemProps) {
  const intl = useIntl()
  const Icon = entry.icon
  const label = intl.formatMessage(entry.label)
  return (
    <li>
      <AppLink
        to={entry.to}
        className={styles.entry}
        aria-current={here ? 'page' : undefined}
        aria-label={badge ? intl.formatMessage(badge.name, { label, count: badge.count }) : label}
        data-tooltip={label}
        data-shortcut={goToShortcut(entry.id)}
        onClick={(event) => {
          if (!here || !isPlainClick(event)) return
          event.preventDefault()
          onAgain(entry)
        }}
      >
        <Icon size={iconSize} aria-hidden />
        {badge && (
          <span className={styles.badge} data-count={badge.showsCount || undefined} aria-hidden>
            {badge.showsCount &&
              (badge.count > MAX_BADGE ? `${intl.formatNumber(MAX_BADGE)}+` : intl.formatNumber(badge.count))}
          </span>
        )}
        <span className={styles.label} aria-hidden data-tooltip-said>
          {label}
        </span>
      </AppLink>
    </li>
  )
})

interface Props {
  entries: ShownEntry[]
  /** Path of the current screen. */
  current: string
  badges: Badges['byEntry']
  onAgain: ItemProps['onAgain']
}

/** The entries of the navigation, for the rail and the drawer. */
export function NavList({ entries, current, badges, onAgain }: Props) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <NavItem
          key={entry.id}
          entry={entry}
          here={isEntryOf(entry, current)}
          badge={badges[entry.id]}
          onAgain={onAgain}
          iconSize={22}
        />
      ))}
    </ul>
  )
}
