import { handleOf, nameOf } from '@/features/accounts'
import { copyLink, linkOf, share } from '@/features/statuses'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { CopyIcon, ShareIcon } from '@/lib/ui/icons'
import type { Account } from '@/schemas/entities'
import { tenureOf } from './tenure'
import styles from './header.module.css'

const messages = defineMessages({
  where: {
    id: 'profile.joined.where',
    defaultMessage: 'This account was created on {server} on {date}.',
    description: 'Explains the date of joining on a profile; {server}: domain, {date}: the date',
  },
  today: {
    id: 'profile.joined.today',
    defaultMessage: 'This account joined today. Say hello.',
    description: 'Under the date of joining on a profile, when the account was created today',
  },
  days: {
    id: 'profile.joined.days',
    defaultMessage: 'That was {count, plural, one {# day} other {# days}} ago.',
    description: 'Under the date of joining on a profile',
  },
  months: {
    id: 'profile.joined.months',
    defaultMessage: 'That was {count, plural, one {# month} other {# months}} ago.',
    description: 'Under the date of joining on a profile',
  },
  years: {
    id: 'profile.joined.years',
    defaultMessage: 'That was {count, plural, one {# year} other {# years}} ago.',
    description: 'Under the date of joining on a profile',
  },
  anniversary: {
    id: 'profile.joined.anniversary',
    defaultMessage: 'That was {count, plural, one {# year} other {# years}} ago today. Happy anniversary.',
    description: 'Under the date of joining on a profile, on the anniversary of that date',
  },
  share: {
    id: 'profile.joined.share',
    defaultMessage: 'Share profile',
    description: 'Button under the date of joining on a profile: opens the share menu of the device',
  },
  copy: {
    id: 'profile.joined.copy',
    defaultMessage: 'Copy link to profile',
    description: 'Button under the date of joining on a profile',
  },
})

/** Explains when an account was created, and shares its profile. `date` is that day as text. */
export default function JoinedCard({ account, date }: { account: Account; date: string }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const server = handleOf(account, runtime.identity.server).split('@').at(-1) ?? ''
  const tenure = account.created_at === null ? null : tenureOf(account.created_at, runtime.now())
  const link = linkOf(account)
  return (
    <div className={styles.card}>
      <p>{intl.formatMessage(messages.where, { server, date })}</p>
      {tenure && (
        <p className={styles.why}>
          {intl.formatMessage(messages[tenure.kind], { count: 'count' in tenure ? tenure.count : 0 })}
        </p>
      )}
      {link !== null &&
        ('share' in navigator ? (
          <Button
            icon={<ShareIcon size={16} aria-hidden />}
            onClick={() => void share(link, nameOf(account), intl)}
          >
            {intl.formatMessage(messages.share)}
          </Button>
        ) : (
          <Button icon={<CopyIcon size={16} aria-hidden />} onClick={() => void copyLink(link, intl)}>
            {intl.formatMessage(messages.copy)}
          </Button>
        ))}
    </div>
  )
}
