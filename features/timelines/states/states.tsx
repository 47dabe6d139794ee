import type { ReactNode } from 'react'
import { useInstance, type Instance } from '@/features/instance'
import { isApiError, isForMembersOnly } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { RowsFailed } from '@/lib/ui/error-state/rows-failed'
import {
  FederatedIcon,
  FilterIcon,
  HashtagIcon,
  HideIcon,
  HomeIcon,
  LinkIcon,
  ListIcon,
  UserIcon,
} from '@/lib/ui/icons'
import { Spinner } from '@/lib/ui/spinner/spinner'
import { messages as shared } from '../rows/messages'
import { messages } from './state-messages'
import { MembersOnly } from '../members-only'
import type { TimelineSource } from '../engine/source'
import type { TimelineEngine } from '../engine/timeline-engine'

/** Shown while the server builds the home feed (HTTP 206). */
export function Building() {
  const intl = useIntl()
  return (
    <output>
      <EmptyState
        drawing={null}
        icon={<Spinner size="small" />}
        title={intl.formatMessage(shared.building)}
        text={intl.formatMessage(messages.buildingText)}
      />
    </output>
  )
}

/** The names of the feeds that servers may restrict, in `configuration.timelines_access`. */
const FEEDS: Partial<Record<TimelineSource['kind'], string>> = {
  public: 'live_feeds',
  tag: 'hashtag_feeds',
  link: 'trending_link_feeds',
}

/** True when the server has disabled this feed for everyone. */
function isOff(source: TimelineSource, instance: Instance | null): boolean {
  const feed = FEEDS[source.kind]
  if (!instance || feed === undefined) return false
  const origins = (['local', 'remote'] as const).filter(
    (each) => source.query?.[each === 'local' ? 'remote' : 'local'] !== true,
  )
  return origins.every((origin) => instance.access[feed]?.[origin] === 'disabled')
}

function NotOffered() {
  const intl = useIntl()
  const { me } = useRuntime()
  return (
    <EmptyState
      icon={<HideIcon />}
      title={intl.formatMessage(messages.notOffered)}
      text={intl.formatMessage(messages.notOfferedText)}
      action={
        me !== null && (
          <AppLink to={paths.home} {...buttonProps()}>
            {intl.formatMessage(messages.toHome)}
          </AppLink>
        )
      }
    />
  )
}

/** HTTP statuses of servers that refuse a feed to everyone. */
const REFUSED_FOR_ALL = [403, 404, 410, 422]

interface FailedProps {
  engine: TimelineEngine
  error: unknown
  /** True while the page is requested again. */
  busy: boolean
}

/** Shown when the first page failed to load. */
export function Failed({ engine, error, busy }: FailedProps) {
  const intl = useIntl()
  const { me } = useRuntime()
  const { source } = engine
  const status = (isApiError(error) ? error.status : undefined) ?? 0
  if (isForMembersOnly(me, error)) return <MembersOnly />
  if (source.kind === 'link' && status === 404) return <Empty source={source} leftOut={false} />
  if (FEEDS[source.kind] !== undefined && REFUSED_FOR_ALL.includes(status)) return <NotOffered />
  return (
    <RowsFailed
      {...(error === null && { title: intl.formatMessage(messages.failedTitle), text: '' })}
      error={error}
      busy={busy}
      onRetry={() => engine.retry()}
    />
  )
}

const EMPTY = {
  home: { title: messages.emptyHome, text: messages.emptyHomeText, icon: <HomeIcon /> },
  public: { title: messages.empty, text: messages.emptyPublicText, icon: <FederatedIcon /> },
  tag: { title: messages.empty, text: messages.emptyTagText, icon: <HashtagIcon /> },
  account: { title: messages.empty, text: messages.emptyAccountText, icon: <UserIcon /> },
  list: { title: messages.empty, text: messages.emptyListText, icon: <ListIcon /> },
  link: { title: messages.empty, text: messages.emptyLinkText, icon: <LinkIcon /> },
}

/** Shown when a list has no rows. */
export function Empty({
  source,
  leftOut,
  children,
}: {
  source: TimelineSource
  /** True when there are posts, but none of them has a row. */
  leftOut: boolean
  children?: ReactNode
}) {
  const intl = useIntl()
  const instance = useInstance()
  if (isOff(source, instance)) return <NotOffered />
  if (leftOut)
    return (
      <EmptyState
        icon={<FilterIcon />}
        title={intl.formatMessage(messages.allLeftOut)}
        text={intl.formatMessage(messages.allLeftOutText)}
      />
    )
  if (children !== undefined) return children
  const { title, text, icon } = EMPTY[source.kind]
  return (
    <EmptyState
      icon={icon}
      title={intl.formatMessage(title)}
      text={intl.formatMessage(text)}
      action={
        source.kind === 'home' && (
          <AppLink to={paths.local} {...buttonProps({ variant: 'primary' })}>
            {intl.formatMessage(messages.toLocal)}
          </AppLink>
        )
      }
    />
  )
}
