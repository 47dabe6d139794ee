import { absoluteTime, useIntl } from '@/lib/i18n'
import { durationName } from '@/lib/i18n/duration-name'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { TrashIcon } from '@/lib/ui/icons'
import { Menu, type TriggerProps } from '@/lib/ui/menu'
import type { Filter } from '@/schemas/filter'
import { deleteFilter } from '../delete-filter'
import { draftOf } from '../editor/draft'
import { DURATIONS } from '../expiry/expiry'
import type { FilterSet } from '../filter-set'
import { actionNames, contextNames, CONTEXTS, messages as shared } from '../messages'
import { updateFilter } from '../mutations'
import { useIsExpired } from '../expiry/use-is-expired'
import { messages } from './messages'
import styles from './filter-list.module.css'

interface Props {
  filter: Filter
  api: NonNullable<FilterSet['api']>
}

/** Creates the button of the menu. */
const renewButton = (label: string, text: string) =>
  function RenewButton(props: TriggerProps) {
    return (
      <Button size="small" {...props} aria-label={label}>
        {text}
      </Button>
    )
  }

/** A button with a menu of durations, to renew an expired filter. */
function RenewMenu({ filter, api }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const renew = (expiresIn: number | null) =>
    void runtime.run(updateFilter, { api, before: filter, draft: { ...draftOf(filter), expiresIn } })
  const label = intl.formatMessage(messages.renewNamed, { title: filter.title })
  return (
    <Menu
      label={label}
      trigger={renewButton(label, intl.formatMessage(messages.renew))}
      entries={() =>
        DURATIONS.map((seconds) => ({
          kind: 'item',
          label:
            seconds === null
              ? intl.formatMessage(messages.renewForever)
              : intl.formatMessage(messages.renewFor, { duration: durationName(intl, seconds) }),
          onSelect: () => renew(seconds),
        }))
      }
    />
  )
}

/** The action, contexts, number of keywords and posts, and expiry of a filter. */
function Facts({ filter, isExpired }: { filter: Filter; isExpired: boolean }) {
  const intl = useIntl()
  const { keywords = [], statuses = [], expires_at: end, context } = filter
  const contexts = CONTEXTS.filter((name) => context.includes(name)).map((name) =>
    intl.formatMessage(contextNames[name]),
  )
  return (
    <>
      <span className={styles.fact}>{intl.formatMessage(actionNames[filter.filter_action])}</span>
      <span className={styles.fact}>{intl.formatList(contexts)}</span>
      <span className={styles.facts}>
        {(keywords.length > 0 || statuses.length === 0) && (
          <span>{intl.formatMessage(messages.keywords, { count: keywords.length })}</span>
        )}
        {statuses.length > 0 && <span>{intl.formatMessage(messages.posts, { count: statuses.length })}</span>}
        {isExpired ? (
          <span className={styles.expired}>{intl.formatMessage(shared.expired)}</span>
        ) : (
          end !== null && (
            <span>{intl.formatMessage(messages.expires, { date: absoluteTime(intl, end) })}</span>
          )
        )}
      </span>
    </>
  )
}

/** A filter with its actions. */
export function FilterRow({ filter, api }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const isExpired = useIsExpired(filter)
  return (
    <li className={styles.row} data-row data-expired={isExpired || undefined}>
      <AppLink to={paths.filter(filter.id)} className={styles.link}>
        <bdi className={styles.title}>{filter.title}</bdi>
        <Facts filter={filter} isExpired={isExpired} />
      </AppLink>
      {isExpired && <RenewMenu filter={filter} api={api} />}
      <IconButton
        icon={<TrashIcon />}
        label={intl.formatMessage(messages.deleteNamed, { title: filter.title })}
        tone="danger"
        onClick={() => deleteFilter(runtime, api, filter, intl)}
      />
    </li>
  )
}
