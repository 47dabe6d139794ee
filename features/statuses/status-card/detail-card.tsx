import type { ReactNode } from 'react'
import { AccountAvatarLink, DisplayName, Handle, nameOf } from '@/features/accounts'
import { useFilter, type FilterEffect } from '@/features/filters'
import { useCapability } from '@/features/instance'
import { useSetting } from '@/features/settings'
import {
  absoluteTime,
  defineMessages,
  languageName,
  sentenceNumber,
  useIntl,
  type IntlShape,
} from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import type { Account, Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { useStatusName } from '../status-name/use-status-name'
import '../edit-history'
import { visibilityNames, VisibilityPicture } from '../visibility-icon'
import { ActionBar } from './actions/lazy-action-bar'
import { StatusAttachments } from './content/status-attachments'
import type { PostPartsProps } from './content/post-parts'
import { StatusBody } from './content/status-body'
import { useIsForeign } from '../translation/translate-bar'
import { useOpened } from '../view-store'
import { CoverBar } from './filter-bar'
import { messages as rowMessages } from './messages'
import { Prepend } from './prepend'
import styles from './detail-card.module.css'

const messages = defineMessages({
  boosts: {
    id: 'status.detail.boosts',
    defaultMessage: '{count, plural, one {<b>{number}</b> boost} other {<b>{number}</b> boosts}}',
    description: 'Link under the open post of a thread; {number}: the count, abbreviated',
  },
  quotes: {
    id: 'status.detail.quotes',
    defaultMessage: '{count, plural, one {<b>{number}</b> quote} other {<b>{number}</b> quotes}}',
    description: 'Link under the open post of a thread; {number}: the count, abbreviated',
  },
  favourites: {
    id: 'status.detail.favourites',
    defaultMessage: '{count, plural, one {<b>{number}</b> favourite} other {<b>{number}</b> favourites}}',
    description: 'Link under the open post of a thread; {number}: the count, abbreviated',
  },
})

const uncounted = defineMessages({
  boosts: {
    id: 'status.detail.boosts.uncounted',
    defaultMessage: 'Boosts',
    description: 'Link under the open post of a thread when counts are hidden',
  },
  quotes: {
    id: 'status.detail.quotes.uncounted',
    defaultMessage: 'Quotes',
    description: 'Link under the open post of a thread when counts are hidden',
  },
  favourites: {
    id: 'status.detail.favourites.uncounted',
    defaultMessage: 'Favourites',
    description: 'Link under the open post of a thread when counts are hidden',
  },
})

interface Props {
  id: StatusId
  line?: 'above' | 'below' | 'both'
  /** Position in the feed, from 1, and its length, for screen readers. */
  position?: number
  size?: number
  /** After the name of the author. */
  badge?: ReactNode
  /** Below its action bar. */
  children?: ReactNode
}

/** The open post of a thread: larger, with full date, counts in words, and the app it was written with. */
export function DetailCard({ id, line, position, size, badge, children }: Props) {
  const status = useEntity('status', id)
  const account = useEntity('account', status?.account ?? null)
  const intl = useIntl()
  const filter = useFilter(status)
  const key = `${useRuntime().identity.key}/${id}`
  const hidden = account?.hidden === true
  const bar = detailBar(filter, hidden, intl)
  const isFiltered = useOpened(key).filter !== true && bar !== null
  const full = useStatusName(status, account, { filter, isFiltered })
  const name = isFiltered && hidden ? `${nameOf(account)}, ${bar}` : full
  if (!status || !account || status.gone) return null
  return (
    <article
      className={styles.card}
      aria-label={name}
      aria-current="true"
      aria-posinset={position}
      aria-setsize={size}
      tabIndex={-1}
      data-status={status.id}
      data-visibility={status.visibility}
      data-line={line}
    >
      <Prepend status={status} />
      <div className={styles.author}>
        <AccountAvatarLink account={account} />
        <AppLink to={paths.profile(account.acct)} className={styles.name}>
          <span className={styles.nameLine}>
            <DisplayName account={account} short />
            {badge}
          </span>
          <Handle text={`@${account.acct}`} className={styles.handle} />
        </AppLink>
      </div>
      {bar !== null && <CoverBar text={bar} name={key} />}
      {!isFiltered && (
        <div className={styles.body}>
          <Body status={status} blurs={filter?.blurs} />
        </div>
      )}
      <Meta status={status} />
      <Counts status={status} account={account} />
      <ActionBar status={status} account={account} open />
      {children}
    </article>
  )
}

function Body({ status, blurs }: { status: Status; blurs: PostPartsProps['blurs'] }) {
  return (
    <StatusBody status={status} whole foreign={useIsForeign(status, true)} expandWarnings={false}>
      {(shown) => <StatusAttachments status={shown} blurs={blurs} />}
    </StatusBody>
  )
}

/**
 * Returns why the open post is covered at first: a hidden author or matching filters; null when it is not.
 */
function detailBar(filter: FilterEffect | null, hidden: boolean, intl: IntlShape): string | null {
  if (hidden) return intl.formatMessage(rowMessages.hidden)
  if (!filter || filter.action === 'blur') return null
  return intl.formatMessage(rowMessages.filtered, { title: intl.formatList(filter.titles) })
}

function Meta({ status }: { status: Status }) {
  const intl = useIntl()
  return (
    <p className={styles.meta}>
      <time dateTime={status.created_at}>{absoluteTime(intl, status.created_at)}</time>
      {status.edited_at && <Edited id={status.id} at={status.edited_at} />}
      <span className={styles.visibility}>
        <VisibilityPicture visibility={status.visibility} size="0.875rem" />
        {intl.formatMessage(visibilityNames[status.visibility])}
      </span>
      {status.language !== null && <bdi>{languageName(intl, status.language)}</bdi>}
      {status.application?.name && <Application {...status.application} />}
    </p>
  )
}

/** The app a post was written with, linked where it has a website. */
function Application({ name, website }: NonNullable<Status['application']>) {
  if (!website || !/^https?:\/\//i.test(website)) return <span dir="auto">{name}</span>
  return (
    <a href={website} target="_blank" rel="noopener noreferrer nofollow" dir="auto">
      {name}
    </a>
  )
}

/** The time of the last edit; opens the history where the server has one. */
function Edited({ id, at }: { id: StatusId; at: string }) {
  const intl = useIntl()
  const { identity } = useRuntime()
  const hasHistory = useCapability('history')
  const words = intl.formatMessage(rowMessages.edited, { time: absoluteTime(intl, at) })
  if (!hasHistory) return <span>{words}</span>
  return (
    <button
      type="button"
      className={styles.edited}
      aria-haspopup="dialog"
      onClick={() => pushModal('HISTORY', { statusId: id }, identity.key)}
    >
      {words}
    </button>
  )
}

const strong = (text: ReactNode) => <strong>{text}</strong>

function Counts({ status, account }: { status: Status; account: Account }) {
  const intl = useIntl()
  const hide = useSetting('hideCounts')
  const quotes = useCapability('quotes')
  const counts = [
    ['boosts', status.reblogs_count, paths.reblogs(account.acct, status.id)],
    ['quotes', quotes ? (status.quotes_count ?? 0) : 0, paths.quotes(account.acct, status.id)],
    ['favourites', status.favourites_count, paths.favouritedBy(account.acct, status.id)],
  ] as const
  const shown = counts.filter(([, count]) => count > 0)
  if (shown.length === 0) return null
  return (
    <ul className={styles.counts}>
      {shown.map(([name, count, to]) => {
        const words = hide
          ? intl.formatMessage(uncounted[name])
          : intl.formatRich(messages[name], { count, number: sentenceNumber(intl, count), b: strong })
        return (
          <li key={name}>
            <AppLink to={to}>{words}</AppLink>
          </li>
        )
      })}
    </ul>
  )
}
