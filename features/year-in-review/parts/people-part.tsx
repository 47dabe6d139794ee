import { DisplayName } from '@/features/accounts'
import { useIntl, type Message } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { TitledSection } from '@/lib/ui/titled-section/titled-section'
import type { AccountId } from '@/schemas/primitives'
import type { YearReport } from '../report'
import styles from './parts.module.css'

/** People that a part shows. */
const MAX_PEOPLE = 10

interface Props {
  title: Message
  /** Has a `{count}`. */
  counted: Message
  people: YearReport['boosted']
}

function Person({ id, counted }: { id: AccountId; counted: string }) {
  const account = useEntity('account', id)
  if (!account || account.hidden) return null
  return (
    <li className={styles.person}>
      <AppLink to={paths.profile(account.acct)} data-account={id}>
        <Avatar src={account.avatar_static} size="small" />
        <DisplayName account={account} />
      </AppLink>{' '}
      <span className={styles.count}>{counted}</span>
    </li>
  )
}

/** People with a number each, most first. */
export function PeoplePart({ title, counted, people }: Props) {
  const intl = useIntl()
  return (
    <TitledSection title={intl.formatMessage(title)}>
      <ol className={styles.people}>
        {people.slice(0, MAX_PEOPLE).map(({ id, count }) => (
          <Person key={id} id={id} counted={intl.formatMessage(counted, { count })} />
        ))}
      </ol>
    </TitledSection>
  )
}
