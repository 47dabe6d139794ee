import { memo, type ReactNode } from 'react'
import { AccountAvatarLink } from '@/features/accounts'
import { useFilter, useFilterContext, type FilterEffect } from '@/features/filters'
import { useSetting } from '@/features/settings'
import { useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { keyWithin, useEntity, useRuntime } from '@/lib/runtime'
import { useRowPlace } from '@/lib/ui/windowed-list'
import type { Account, Status } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { useCardClick } from './use-card-click'
import { fetchAhead } from '../thread/fetch-ahead'
import { useStatusName } from '../status-name/use-status-name'
import { TranslateControl } from '../translation/translate-bar'
import { ActionBar } from './actions/lazy-action-bar'
import type { MoreEntriesOf } from './actions/more-menu-popup'
import { StatusAttachments } from './content/status-attachments'
import { StatusBody } from './content/status-body'
import { FilterBar, useIsFiltered } from './filter-bar'
import { Header } from './header'
import { BoostedBy, boostedByText, Prepend, prependAdds } from './prepend'
import styles from './status-card.module.css'

/** Why a post is in a list, e.g. that it mentions the user. The same object as long as nothing changes. */
interface StatusLead {
  /** A line above the post. */
  readonly line: ReactNode
  /** Replaces the author in the accessible name. */
  readonly text: string
  /** Entries for the menu of the post. */
  readonly entries?: MoreEntriesOf
}

export interface StatusCardProps {
  /** Id of a post or a boost. */
  id: StatusId
  /** A line joins the row to the one above or below: rows of one thread. */
  line?: 'above' | 'below' | 'both'
  expandWarnings?: boolean
  /**
   * Boosters, newest first, when one row stands for several boosts; the same array as long as nothing
   * changes.
   */
  boosters?: readonly AccountId[] | undefined
  lead?: StatusLead
  /** Shown in its thread, where the parent is visible. */
  threaded?: boolean
  /** After the name of the author. */
  badge?: ReactNode
  /** Position in the feed, from 1, for screen readers; default that of the row, where its list states a size. */
  position?: number
  /** Length of the feed; -1 when unknown. */
  size?: number
  /** Added by the list as the last part of the article. */
  children?: ReactNode
}

/** A post as a row of a list. A boost shows the boosted post below a line with its boosters. */
export const StatusCard = memo(function StatusCard(props: StatusCardProps) {
  const outer = useEntity('status', props.id)
  const [first, second] = props.boosters ?? [outer?.reblog ? outer.account : null]
  const booster = useEntity('account', first ?? null)
  const other = useEntity('account', second ?? null)
  if (!outer || outer.gone) return null
  return <Card {...props} id={outer.reblog ?? outer.id} booster={booster} other={other} />
})

interface CardProps extends StatusCardProps {
  booster: Account | undefined
  other: Account | undefined
}

function Card(props: CardProps) {
  const {
    id,
    booster,
    other,
    boosters,
    line,
    lead,
    expandWarnings = false,
    threaded = false,
    badge,
    position,
    size,
    children,
  } = props
  const intl = useIntl()
  const { go, hrefOf } = useNavigation()
  const status = useEntity('status', id)
  const account = useEntity('account', status?.account ?? null)
  const filter = useFilter(status)
  const runtime = useRuntime()
  const key = keyWithin(runtime.identity, id)
  const isFiltered = useIsFiltered(filter, key)
  // On the profile of a muted or blocked account, show its posts.
  const hidden = useFilterContext() !== 'account' && account?.hidden === true
  const path = status && account ? paths.status(account.acct, status.id) : null
  const prepare = () => fetchAhead(runtime, id)
  const open = () => {
    prepare()
    if (path !== null) go(path)
  }
  const place = useRowPlace()
  const press = useCardClick(
    (inTab) => (inTab && path !== null ? window.open(hrefOf(path), '_blank', 'noopener') : open()),
    prepare,
  )
  const boosts = { other, count: boosters?.length ?? 1, hideCounts: useSetting('hideCounts') }
  const boost = booster && boostedByText({ account: booster, ...boosts }, intl)
  const parentShown = !lead || (status !== undefined && prependAdds(status, runtime.me))
  const name = useStatusName(status, account, {
    boost,
    lead: lead?.text,
    parentShown,
    filter,
    isFiltered,
    expandWarnings,
  })
  if (!status || !account || status.gone || hidden || filter?.action === 'hide') return null
  return (
    // Clicking the post is a shortcut for the pointer; the keyboard uses the time, which is a link. Articles
    // of a feed are focusable, so that users can go through them one by one (WAI-ARIA feed pattern).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <article
      ref={place}
      className={styles.card}
      aria-label={name}
      aria-posinset={position}
      aria-setsize={size}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-status={status.id}
      data-visibility={status.visibility}
      data-line={line}
      {...press}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) open()
      }}
    >
      <Inside
        status={status}
        account={account}
        booster={booster}
        other={other}
        boosts={boosts.count}
        hideCounts={boosts.hideCounts}
        lead={lead}
        parentShown={parentShown}
        filter={filter}
        isFiltered={isFiltered}
        expandWarnings={expandWarnings}
        threaded={threaded}
        badge={badge}
      />
      {children}
    </article>
  )
}

interface InsideProps {
  status: Status
  account: Account
  booster: Account | undefined
  other: Account | undefined
  boosts: number
  hideCounts: boolean
  lead: StatusLead | undefined
  parentShown: boolean
  filter: FilterEffect | null
  /** A filter's bar covers the post. */
  isFiltered: boolean
  expandWarnings: boolean
  threaded: boolean
  badge: ReactNode
}

/**
 * Everything inside the article. Memoised, because a new post above changes every row's position but nothing
 * inside.
 */
const Inside = memo(function Inside(props: InsideProps) {
  const { status, account, booster, other, boosts, hideCounts, lead, filter, isFiltered, expandWarnings } =
    props
  const { identity } = useRuntime()
  return (
    <>
      {booster && <BoostedBy account={booster} other={other} count={boosts} hideCounts={hideCounts} />}
      {lead?.line}
      {props.parentShown && <Prepend status={status} threaded={props.threaded} />}
      <AccountAvatarLink account={account} booster={booster} />
      <div className={styles.content}>
        <Header status={status} account={account}>
          {props.badge}
        </Header>
        {filter && filter.action !== 'blur' && (
          <FilterBar titles={filter.titles} name={keyWithin(identity, status.id)} />
        )}
        {!isFiltered && (
          <>
            <StatusBody status={status} expandWarnings={expandWarnings}>
              {(shown) => <StatusAttachments status={shown} blurs={filter?.blurs} />}
            </StatusBody>
            <ActionBar status={status} account={account} extra={lead?.entries}>
              <TranslateControl status={status} />
            </ActionBar>
          </>
        )}
      </div>
    </>
  )
})
