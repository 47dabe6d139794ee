import { plainName } from '@/features/session'
import { shortNumber, useIntl, type Message } from '@/lib/i18n'
import { useEntity } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { Select } from '@/lib/ui/select'
import { Toggle } from '@/lib/ui/toggle/toggle'
import type { AccountId } from '@/schemas/primitives'
import { authorsOf, countKinds, SORTS, type Sort } from './arrange'
import { KINDS, type PostStats } from './post-stats'
import { messages } from '../messages'
import { TopLinks } from './top-links'
import type { CatchUpView } from './view-store'
import styles from './reader.module.css'

interface Props {
  stats: readonly PostStats[]
  view: CatchUpView
  onChange: (change: Partial<CatchUpView>) => void
}

/** Maximum number of people in the strip. */
const MAX_PEOPLE = 60

const SORT_NAMES: Record<Sort, Message> = {
  newest: messages.newest,
  oldest: messages.oldest,
  replies: messages.byReplies,
  boosts: messages.byBoosts,
  favourites: messages.byFavourites,
  density: messages.byDensity,
}

/** The choices of a catch-up: kinds, people, order, grouping, length of rows, shared pages. */
export function Choices({ stats, view, onChange }: Props) {
  const intl = useIntl()
  const counts = countKinds(stats)
  return (
    <div className={styles.choices}>
      <fieldset aria-label={intl.formatMessage(messages.kinds)} className={styles.strip}>
        {(['all', ...KINDS] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.chip}
            aria-pressed={view.kind === kind}
            aria-label={intl.formatMessage(messages.kindCount, {
              kind: intl.formatMessage(messages[kind]),
              count: counts[kind],
            })}
            onClick={() => onChange({ kind })}
          >
            {intl.formatMessage(messages[kind])}
            <span className={styles.count}>{shortNumber(intl, counts[kind])}</span>
          </button>
        ))}
      </fieldset>
      <fieldset aria-label={intl.formatMessage(messages.people)} className={styles.strip}>
        {authorsOf(stats)
          .slice(0, MAX_PEOPLE)
          .map(({ id, count }) => (
            <Person
              key={id}
              id={id}
              count={count}
              pressed={view.author === id}
              onPress={() => onChange({ author: view.author === id ? null : id })}
            />
          ))}
      </fieldset>
      <div className={styles.settings}>
        <Select
          label={intl.formatMessage(messages.sort)}
          value={view.sort}
          options={SORTS.map((sort) => ({ value: sort, label: intl.formatMessage(SORT_NAMES[sort]) }))}
          onChange={(value) => onChange({ sort: SORTS.find((sort) => sort === value) ?? 'newest' })}
        />
        <div className={styles.switches}>
          <Toggle
            label={intl.formatMessage(messages.grouped)}
            checked={view.grouped}
            onChange={(grouped) => onChange({ grouped })}
          />
          <Toggle
            label={intl.formatMessage(messages.fullRows)}
            checked={view.full}
            onChange={(full) => onChange({ full })}
          />
        </div>
      </div>
      <TopLinks stats={stats} chosen={view.link} onChoose={(link) => onChange({ link })} />
    </div>
  )
}

interface PersonProps {
  id: AccountId
  count: number
  pressed: boolean
  onPress: () => void
}

function Person({ id, count, pressed, onPress }: PersonProps) {
  const intl = useIntl()
  const account = useEntity('account', id)
  if (!account) return null
  const name = plainName(account)
  return (
    <button
      type="button"
      className={styles.person}
      aria-pressed={pressed}
      aria-label={intl.formatMessage(messages.person, { name, count })}
      data-tooltip={name}
      onClick={onPress}
    >
      <Avatar src={account.avatar_static} />
      <span className={styles.count}>{shortNumber(intl, count)}</span>
    </button>
  )
}
