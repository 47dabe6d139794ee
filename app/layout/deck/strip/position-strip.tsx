import type { RefObject } from 'react'
import { useAccounts } from '@/features/session'
import { useIntl } from '@/lib/i18n'
import { columnKindOf } from '../column/column-kind'
import { focusColumn, useColumnsOnScreen } from '../columns-on-screen'
import { messages } from '../messages'
import { useVisibleColumns } from './use-visible-columns'
import styles from './position-strip.module.css'

/** A column, as far as the strip shows it. */
export interface ColumnPosition {
  id: string
  identity: string
  path: string
  /** The title it had when it was collapsed; '' otherwise. */
  title: string
}

interface Props {
  /** The element that scrolls. */
  deck: RefObject<HTMLElement | null>
  positions: readonly ColumnPosition[]
}

/** A button for each column below the deck, which scrolls to it. Nothing while all columns are in view. */
export function PositionStrip({ deck, positions }: Props) {
  const intl = useIntl()
  const accounts = useAccounts()
  const titles = useColumnsOnScreen((state) => state.titles)
  const active = useColumnsOnScreen((state) => state.active)
  const unread = useColumnsOnScreen((state) => state.unread)
  const visible = useVisibleColumns(deck, positions.map(({ id }) => id).join(' '))
  const fits = positions.every(({ id }) => (visible.get(id) ?? 'completely') === 'completely')
  if (fits) return null
  const labelOf = ({ id, identity, title }: ColumnPosition, at: number) => {
    const name = titles[id] || title || intl.formatMessage(messages.numbered, { number: at + 1 })
    const account = accounts.length > 1 && accounts.find(({ identityKey }) => identityKey === identity)
    return account
      ? intl.formatMessage(messages.jumpAs, { name, handle: account.handle || identity })
      : intl.formatMessage(messages.jump, { name })
  }
  return (
    <nav className={styles.strip} aria-label={intl.formatMessage(messages.positions)}>
      <ul className={styles.list}>
        {positions.map((position, at) => {
          const { id, path } = position
          const { icon: Icon } = columnKindOf(path)
          const isUnread = unread.has(id)
          const label = labelOf(position, at)
          const fullLabel = isUnread ? intl.formatMessage(messages.jumpUnread, { label }) : label
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.position}
                aria-label={fullLabel}
                aria-current={id === active || undefined}
                data-tooltip={fullLabel}
                data-in-view={(visible.get(id) ?? 'hidden') !== 'hidden' || undefined}
                onClick={() => focusColumn(id)}
              >
                <Icon size={16} aria-hidden />
                {isUnread && <span className={styles.unread} />}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
