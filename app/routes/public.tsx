import { useMemo } from 'react'
import {
  OptionsMenu,
  publicSource,
  RefreshButton,
  Timeline,
  useOpenFeeds,
  type PublicKind,
} from '@/features/timelines'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths, useNavigation, type Path } from '@/lib/navigation'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { ImageIcon } from '@/lib/ui/icons'
import { useRuntime } from '@/lib/runtime'
import { ScreenFrame } from '../layout/column/screen-frame'
import { TabBar } from '../layout/column/tab-bar'
import { feedMessages, kindMessages } from '../layout/deck/column/kind-messages'
import type { ScreenProps } from '../pages/page'
import { writeSearch, type PublicSearchParams } from '../routing/search'
import { useScrollPosition } from '../pages/use-scroll-position'

const messages = defineMessages({
  title: {
    id: 'public.title',
    defaultMessage: 'Live feeds',
    description: 'Title of the page with public timelines',
  },
  local: {
    id: 'public.local',
    defaultMessage: 'This server',
    description: 'Tab of the live feeds: posts from this server',
  },
  remote: {
    id: 'public.remote',
    defaultMessage: 'Other servers',
    description: 'Tab of the live feeds: posts from other servers',
  },
  media: {
    id: 'public.media',
    defaultMessage: 'Only posts with media',
    description: 'Toggle button above a live feed',
  },
  all: {
    id: 'public.all',
    defaultMessage: 'All',
    description: 'Tab of the live feeds: posts from all servers',
  },
})

type Props = ScreenProps<unknown, PublicSearchParams>

const PATHS = { local: paths.local, remote: paths.remote, all: paths.public }

const KINDS = ['local', 'remote', 'all'] as const

const pathOf = (kind: PublicKind, media: boolean): Path => `${PATHS[kind]}${writeSearch({ media })}`

function PublicRoute({ kind, search: { media } }: { kind: PublicKind } & Props) {
  const intl = useIntl()
  const { go } = useNavigation()
  const source = useMemo(() => publicSource(kind, media), [kind, media])
  const { key, ...position } = useScrollPosition(`public/${kind}${media ? '/media' : ''}`, 'visit')
  const label = intl.formatMessage(messages[kind])
  const feed = intl.formatMessage(feedMessages[kind])
  const title = intl.formatMessage(media ? kindMessages.mediaFeed : kindMessages.feed, { feed })
  const { me } = useRuntime()
  const feeds = useOpenFeeds()
  // Moderators may read feeds that are closed for others. A server that hides its own posts hides all.
  const isShown = (each: PublicKind) =>
    me !== null || each === kind || (feeds.local && (each === 'local' || feeds.all))
  const kinds = KINDS.filter(isShown)
  return (
    <ScreenFrame
      title={title}
      titleAlone={intl.formatMessage(messages.title)}
      titleInColumn={media ? intl.formatMessage(kindMessages.mediaFeedShort, { feed }) : feed}
      actions={
        <>
          <RefreshButton source={source} />
          <IconButton
            icon={<ImageIcon size={18} aria-hidden />}
            label={intl.formatMessage(messages.media)}
            pressed={media}
            onClick={() => go(pathOf(kind, !media), { replace: true })}
          />
          <OptionsMenu source={source} />
        </>
      }
    >
      {kinds.length > 1 && (
        <TabBar
          label={intl.formatMessage(messages.title)}
          tabs={kinds.map((each) => ({
            to: pathOf(each, media),
            text: intl.formatMessage(messages[each]),
            current: each === kind,
          }))}
        />
      )}
      <Timeline key={key} source={source} label={label} {...position} />
    </ScreenFrame>
  )
}

export const AllRoute = (props: Props) => <PublicRoute {...props} kind="all" />
export const LocalRoute = (props: Props) => <PublicRoute {...props} kind="local" />
export const RemoteRoute = (props: Props) => <PublicRoute {...props} kind="remote" />
