import { memo, useId, useState, type ComponentType } from 'react'
import { useIntl } from '@/lib/i18n'
import { AppLink, type Path } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { ChevronDownIcon, SettingsIcon, SlidersIcon } from '@/lib/ui/icons'
import { SortableList } from '@/lib/ui/sortable-list'
import { setGroupState, useGroupState, type GroupName } from './group-store'
import { applyOrder } from './apply-order'
import { messages } from './messages'
import styles from './groups.module.css'

interface GroupEntry {
  id: string
  name: string
  to: Path
}

interface Props {
  name: GroupName
  label: string
  icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>
  entries: readonly GroupEntry[]
  /** Path of the current screen. */
  current: string
  onLeave?: (() => void) | undefined
  /** The page of all entries, linked below them. */
  page?: { to: Path; label: string }
}

interface LinkProps {
  to: Path
  name: string
  here: boolean
  icon: Props['icon']
  onLeave: (() => void) | undefined
}

/** Memoised: only two of them change when another screen opens. */
const GroupLink = memo(function GroupLink({ to, name, here, icon: Icon, onLeave }: LinkProps) {
  return (
    <li>
      <AppLink to={to} className={styles.entry} aria-current={here ? 'page' : undefined} onClick={onLeave}>
        <Icon size={16} aria-hidden />
        <bdi className={styles.name}>{name}</bdi>
      </AppLink>
    </li>
  )
})

/** A foldable group of the navigation. Its state and order are stored per account. Renders nothing without entries. */
export function NavGroup({ name, label, icon: Icon, entries, current, onLeave, page }: Props) {
  const intl = useIntl()
  const id = useId()
  const { key } = useRuntime().identity
  const { isFolded, order } = useGroupState(key, name)
  const [isSorting, setSorting] = useState(false)
  if (entries.length === 0) return null
  const sorted = applyOrder(entries, (entry) => entry.id, order)
  return (
    <div>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          aria-controls={isFolded ? undefined : id}
          onClick={() => setGroupState(key, name, { isFolded: !isFolded })}
        >
          <ChevronDownIcon size={16} aria-hidden className={styles.chevron} />
          {label}
        </button>
        {!isFolded && entries.length > 1 && (
          <IconButton
            icon={<SlidersIcon size={16} />}
            label={intl.formatMessage(messages.sort, { group: label })}
            size="small"
            pressed={isSorting}
            onClick={() => setSorting(!isSorting)}
          />
        )}
      </div>
      {!isFolded && (
        <div id={id}>
          {isSorting ? (
            <SortableList
              label={label}
              items={sorted}
              onOrder={(ids) => setGroupState(key, name, { order: ids })}
            />
          ) : (
            <ul className={styles.list} aria-label={label}>
              {sorted.map((entry) => (
                <GroupLink
                  key={entry.id}
                  to={entry.to}
                  name={entry.name}
                  here={entry.to === current}
                  icon={Icon}
                  onLeave={onLeave}
                />
              ))}
              {page && (
                <GroupLink
                  to={page.to}
                  name={page.label}
                  here={page.to === current}
                  icon={SettingsIcon}
                  onLeave={onLeave}
                />
              )}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}
