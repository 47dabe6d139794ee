import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths, useNavigation } from '@/lib/navigation'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { ChevronRightIcon, CollapseIcon, FilterIcon } from '@/lib/ui/icons'
import { useWaitingRequests } from './use-waiting-requests'
import styles from './waiting-banner.module.css'

const messages = defineMessages({
  title: {
    id: 'waitingBanner.title',
    defaultMessage: 'Filtered notifications',
    description: 'First line of the link to the people whose notifications are filtered',
  },
  count: {
    id: 'waitingBanner.count',
    defaultMessage: 'From {count, plural, one {# person} other {# people}} you may not know',
    description: 'Second line of the link to the people whose notifications are filtered',
  },
  button: {
    id: 'waitingBanner.button',
    defaultMessage: 'Filtered notifications, {count, plural, one {# person} other {# people}}',
    description: 'Icon button to the people whose notifications are filtered, when the banner is minimised',
  },
  minimise: {
    id: 'waitingBanner.minimise',
    defaultMessage: 'Minimise banner',
    description: 'Button: replaces the banner about filtered notifications by an icon in the header',
  },
})

/** Leads to the people whose notifications are filtered; nothing when there are none or it was minimised. */
export function WaitingBanner() {
  const intl = useIntl()
  const { count, isMinimised, setMinimised } = useWaitingRequests()
  if (count === 0 || isMinimised) return null
  return (
    <div className={styles.banner}>
      <AppLink to={paths.notificationRequests} className={styles.link}>
        <FilterIcon size={20} aria-hidden />
        <span className={styles.words}>
          <span className={styles.title}>{intl.formatMessage(messages.title)}</span>
          <span className={styles.count}>{intl.formatMessage(messages.count, { count })}</span>
        </span>
        <ChevronRightIcon size={20} aria-hidden />
      </AppLink>
      <IconButton
        icon={<CollapseIcon size={18} aria-hidden />}
        label={intl.formatMessage(messages.minimise)}
        onClick={() => setMinimised(true)}
      />
    </div>
  )
}

/** The minimised banner, for the header of the column. */
export function WaitingButton() {
  const intl = useIntl()
  const { go } = useNavigation()
  const { count, isMinimised } = useWaitingRequests()
  if (count === 0 || !isMinimised) return null
  return (
    <IconButton
      icon={<FilterIcon size={18} aria-hidden />}
      label={intl.formatMessage(messages.button, { count })}
      onClick={() => go(paths.notificationRequests)}
    />
  )
}
