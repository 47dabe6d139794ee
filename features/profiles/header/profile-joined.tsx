import { defineMessages, useIntl } from '@/lib/i18n'
import { lazyPart } from '@/lib/ui/lazy-part'
import { Popover, type TriggerProps } from '@/lib/ui/popover'
import type { Account } from '@/schemas/entities'
import styles from './header.module.css'

const messages = defineMessages({
  joined: {
    id: 'profile.joined',
    defaultMessage: 'Joined {date}',
    description: 'On a profile; {date}: date the account was created',
  },
  about: {
    id: 'profile.joined.about',
    defaultMessage: 'About the join date',
    description: 'Label for screen readers of what opens from the date of joining on a profile',
  },
})

const JoinedCard = lazyPart(() => import('./joined-card'))

/** The date that an account was created; pressing it says how long ago that was. */
export function ProfileJoined({ account, createdAt }: { account: Account; createdAt: string }) {
  const intl = useIntl()
  // Servers send the day in UTC, without a time.
  const date = intl.formatDate(createdAt, { dateStyle: 'long', timeZone: 'UTC' })
  const trigger = (props: TriggerProps) => (
    <button type="button" {...props} className={styles.handle}>
      {intl.formatMessage(messages.joined, { date })}
    </button>
  )
  return (
    <Popover label={intl.formatMessage(messages.about)} trigger={trigger} align="start">
      {() => <JoinedCard account={account} date={date} />}
    </Popover>
  )
}
