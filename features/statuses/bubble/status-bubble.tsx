import { memo, useMemo } from 'react'
import { AccountAvatarLink, DisplayName } from '@/features/accounts'
import { useFilter } from '@/features/filters'
import { absoluteTime, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { keyWithin, useEntity, useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { FavouriteIcon } from '@/lib/ui/icons'
import type { StatusId } from '@/schemas/primitives'
import { barActionsOf } from '../actions/bar-actions'
import { MoreMenu } from '../status-card/actions/more-menu'
import { StatusAttachments } from '../status-card/content/status-attachments'
import { StatusBody } from '../status-card/content/status-body'
import { FilterBar, useIsFiltered } from '../status-card/filter-bar'
import { messages } from '../status-card/messages'
import { useStatusName } from '../status-name/use-status-name'
import type { Account, Status } from '@/schemas/entities'
import { withoutMentions } from './without-mentions'
import styles from './status-bubble.module.css'

interface Props {
  id: StatusId
  /** The first of several posts by one author: shows the author. */
  first: boolean
  /** Position in the conversation, from 1, and its length, for screen readers. */
  position: number
  size: number
}

/** Time, edit mark and actions of a post. */
function Foot({ status, account }: { status: Status; account: Account }) {
  const intl = useIntl()
  const { favourite } = barActionsOf(useRuntime(), status)
  const { created_at: at, edited_at: edited } = status
  return (
    <footer className={styles.foot}>
      <AppLink to={paths.status(account.acct, status.id)} className={styles.time}>
        <time dateTime={at} title={absoluteTime(intl, at)}>
          {intl.formatDate(at, { hour: 'numeric', minute: '2-digit' })}
        </time>
        {edited && (
          <abbr
            className={styles.edited}
            title={intl.formatMessage(messages.edited, { time: absoluteTime(intl, edited) })}
          >
            {intl.formatMessage(messages.editedMark)}
          </abbr>
        )}
      </AppLink>
      <span className={styles.actions}>
        <IconButton
          size="small"
          icon={<FavouriteIcon size={16} aria-hidden />}
          label={intl.formatMessage(favourite.label)}
          pressed={favourite.on}
          pressedLook="fill"
          tone="favourite"
          onClick={favourite.run}
        />
        <MoreMenu status={status} account={account} />
      </span>
    </footer>
  )
}

/** A post as a bubble of a conversation; own posts are on the other side. */
export const StatusBubble = memo(function StatusBubble({ id, first, position, size }: Props) {
  const { identity, me } = useRuntime()
  const status = useEntity('status', id)
  const account = useEntity('account', status?.account ?? null)
  const filter = useFilter(status)
  const isFiltered = useIsFiltered(filter, keyWithin(identity, id))
  const shown = useMemo(() => status && withoutMentions(status), [status])
  const name = useStatusName(shown, account, { filter, isFiltered })
  if (!status || !shown || !account || status.gone) return null
  const own = account.id === me
  return (
    <article
      className={styles.row}
      aria-label={name}
      aria-posinset={position}
      aria-setsize={size}
      // Screen readers and keys move through a feed article by article.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-status={id}
      data-own={own || undefined}
      data-first={first || undefined}
      data-visibility={status.visibility}
    >
      {!own && <span className={styles.face}>{first && <AccountAvatarLink account={account} />}</span>}
      <div className={styles.bubble}>
        {first && !own && (
          <AppLink to={paths.profile(account.acct)} className={styles.author}>
            <DisplayName account={account} short />
          </AppLink>
        )}
        {filter && filter.action !== 'blur' && (
          <FilterBar titles={filter.titles} name={keyWithin(identity, id)} />
        )}
        {!isFiltered && (
          <StatusBody status={shown} expandWarnings={false}>
            {(body) => <StatusAttachments status={body} blurs={filter?.blurs} />}
          </StatusBody>
        )}
        <Foot status={status} account={account} />
      </div>
    </article>
  )
})
