import { plainName } from '@/features/session'
import { shortNumber, useIntl, type Message } from '@/lib/i18n'
import { useEntity } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { Button } from '@/lib/ui/button/button'
import { SlidersIcon } from '@/lib/ui/icons'
import { Menu, type MenuEntry, type TriggerProps } from '@/lib/ui/menu'
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
    <>
      <div className={styles.bar}>
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
        <ViewMenu view={view} onChange={onChange} />
      </div>
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
      <TopLinks stats={stats} chosen={view.link} onChoose={(link) => onChange({ link })} />
    </>
  )
}

/** The button with the order of the posts; its menu changes the order, grouping and length of rows. */
function ViewMenu({ view, onChange }: Omit<Props, 'stats'>) {
  const intl = useIntl()
  const order = intl.formatMessage(SORT_NAMES[view.sort])
  const label = intl.formatMessage(messages.view, { order })
  const renderButton = (trigger: TriggerProps) => (
    <Button
      variant="quiet"
      size="small"
      icon={<SlidersIcon size={18} aria-hidden />}
      aria-label={label}
      data-tooltip={label}
      {...trigger}
    >
      <span className={styles.order}>{order}</span>
    </Button>
  )
  const entries = (): MenuEntry[] => [
    {
      kind: 'choice',
      label: intl.formatMessage(messages.sort),
      value: view.sort,
      options: SORTS.map((sort) => ({ value: sort, label: intl.formatMessage(SORT_NAMES[sort]) })),
      onSelect: (value) => onChange({ sort: SORTS.find((sort) => sort === value) ?? 'newest' }),
    },
    { kind: 'separator' },
    {
      kind: 'check',
      label: intl.formatMessage(messages.grouped),
      checked: view.grouped,
      onChange: (grouped) => onChange({ grouped }),
    },
    {
      kind: 'check',
      label: intl.formatMessage(messages.fullRows),
      checked: view.full,
      onChange: (full) => onChange({ full }),
    },
  ]
  return <Menu label={label} entries={entries} trigger={renderButton} />
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
      <Avatar src={account.avatar_static} size="small" />
      <bdi className={styles.personName}>{name}</bdi>
      <span className={styles.count}>{shortNumber(intl, count)}</span>
    </button>
  )
}
