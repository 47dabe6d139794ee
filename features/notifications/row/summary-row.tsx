import type { KeyboardEvent } from 'react'
import { useFilter } from '@/features/filters'
import { useCardClick } from '@/features/statuses'
import { absoluteTime, useIntl, useRelativeTime } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { useRowPlace } from '@/lib/ui/windowed-list'
import { countOf } from '../model/group'
import { spokenSentence } from '../sentence'
import { Details } from './details/details'
import { dismissAction } from './dismiss'
import { Faces } from './faces'
import { FoldedPost } from './folded-post'
import { rowStyleOf } from './row-style'
import { rowMessages } from './messages'
import type { RowProps } from './notification-row'
import { openPeople } from './people/open-people'
import { RowMenu } from './row-menu'
import { SentenceText } from './sentence-text'
import type { RowData } from './use-row-data'
import styles from './row.module.css'

interface Props extends RowProps {
  data: RowData
}

/** A notification in a few lines: icon, avatars, sentence and the start of its post. */
export function SummaryRow({ group, data, unread }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { go, hrefOf } = useNavigation()
  const { status, account, faces } = data
  const author = useEntity('account', status?.account ?? null)
  const filter = useFilter(status)
  const { Icon, tone } = rowStyleOf(group.type, status, data.me)
  const isOne = account !== undefined && faces.length === 1 && countOf(group) === 1
  const path =
    status && author ? paths.status(author.acct, status.id) : isOne ? paths.profile(account.acct) : null
  const open = (inTab: boolean) => {
    if (path === null && countOf(group) > 1) openPeople(group, runtime.identity.key)
    if (path === null) return
    if (inTab) window.open(hrefOf(path), '_blank', 'noopener')
    else go(path)
  }
  const place = useRowPlace()
  const press = useCardClick(open)
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (target !== currentTarget) return
    if (key === 'Enter') open(false)
    if (key === 'Delete') dismissAction(runtime, group, intl, () => currentTarget)?.run()
  }
  const covered = filter !== null && filter.action !== 'blur'
  const spoken = spokenSentence(group, { ...data, covered }, intl)
  const isFaceless = faces.length === 0
  const end = (
    <span className={styles.end}>
      {group.at !== null && <Time at={group.at} />}
      <RowMenu group={group} status={status} />
    </span>
  )
  return (
    // As in StatusCard: the keyboard uses Enter and the links, the pointer the whole row.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <article
      ref={place}
      className={styles.row}
      aria-label={unread ? `${intl.formatMessage(rowMessages.unread)}, ${spoken}` : spoken}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-notification={group.id}
      data-type={group.type}
      data-unread={unread || undefined}
      data-visibility={status?.visibility}
      {...press}
      onKeyDown={onKeyDown}
    >
      <span className={styles.icon} data-tone={tone}>
        <Icon size="1.25rem" aria-hidden />
      </span>
      <div className={styles.head} data-faces={(['none', 'one'] as const)[faces.length] ?? 'many'}>
        {/* Without avatars it floats, so that long sentences flow around it; these have no links to focus first. */}
        {isFaceless ? end : <Faces ids={faces} />}
        <p className={styles.sentence}>
          <SentenceText group={group} data={data} />
        </p>
        {!isFaceless && end}
      </div>
      <div className={styles.content}>
        {status && <FoldedPost status={status} />}
        {data.isPostLost && <p className={styles.lost}>{intl.formatMessage(rowMessages.lost)}</p>}
        <Details group={group} data={data} />
      </div>
    </article>
  )
}

function Time({ at }: { at: string }) {
  const intl = useIntl()
  return (
    <time className={styles.time} dateTime={at} title={absoluteTime(intl, at)}>
      {useRelativeTime(at)}
    </time>
  )
}
