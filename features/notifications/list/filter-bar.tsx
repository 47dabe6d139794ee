import { useCapability } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { FILTER_ICONS } from './filter-icons'
import { useFilterBar } from './filter-store'
import { filterMessages } from './messages'
import styles from './filter-bar.module.css'

/** Chooses the category of notifications to show. */
export function NotificationFilterBar() {
  const intl = useIntl()
  const { identity } = useRuntime()
  const { isFull, offered, filter, choose } = useFilterBar(identity.key)
  const hasCollections = useCapability('collections')
  const shown = offered.filter((each) => each !== 'collections' || hasCollections || each === filter)
  return (
    <fieldset aria-label={intl.formatMessage(filterMessages.bar)} className={styles.bar}>
      {shown.map((each) => {
        const Icon = FILTER_ICONS[each]
        const label = intl.formatMessage(filterMessages[each])
        return (
          <button
            key={each}
            type="button"
            className={styles.filter}
            aria-pressed={each === filter}
            aria-label={label}
            {...(isFull && { 'data-tooltip': label })}
            onClick={() => choose(each)}
          >
            {isFull ? (
              <span className={styles.icon} aria-hidden>
                <Icon size={20} />
              </span>
            ) : (
              <span aria-hidden>{label}</span>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}
