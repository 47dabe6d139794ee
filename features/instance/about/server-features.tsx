import { useCallback, useSyncExternalStore } from 'react'
import type { Feature } from '@/lib/http'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { ServerSection } from './section'
import styles from './about.module.css'

const messages = defineMessages({
  title: {
    id: 'aboutServer.features',
    defaultMessage: 'Features',
    description: 'Heading on the page about the server, above what Skein can do there',
  },
  yes: {
    id: 'aboutServer.features.yes',
    defaultMessage: 'Available',
    description: 'On the page about the server, before the names of features that it has',
  },
  no: {
    id: 'aboutServer.features.no',
    defaultMessage: 'Not available',
    description: 'On the page about the server, before the names of features that it lacks',
  },
  maybe: {
    id: 'aboutServer.features.maybe',
    defaultMessage: 'Not known yet',
    description:
      'On the page about the server, before the names of features that it may have: Skein finds out when they are used',
  },
  streaming: {
    id: 'aboutServer.feature.streaming',
    defaultMessage: 'Live updates',
    description: 'Feature of a server: new posts appear without a reload',
  },
  editing: {
    id: 'aboutServer.feature.editing',
    defaultMessage: 'Editing posts',
    description: 'Feature of a server',
  },
  history: {
    id: 'aboutServer.feature.history',
    defaultMessage: 'Edit history',
    description: 'Feature of a server: earlier versions of posts',
  },
  scheduledPosts: {
    id: 'aboutServer.feature.scheduledPosts',
    defaultMessage: 'Scheduled posts',
    description: 'Feature of a server',
  },
  quotes: {
    id: 'aboutServer.feature.quotes',
    defaultMessage: 'Quotes',
    description: 'Feature of a server: posts that quote others',
  },
  translation: {
    id: 'aboutServer.feature.translation',
    defaultMessage: 'Translation of posts',
    description: 'Feature of a server',
  },
  filtersV1: {
    id: 'aboutServer.feature.filters',
    defaultMessage: 'Filters',
    description: 'Feature of a server: filters that hide posts',
  },
  notificationRequests: {
    id: 'aboutServer.feature.notificationRequests',
    defaultMessage: 'Filtered notifications',
    description: 'Feature of a server: notifications from strangers are kept apart',
  },
  lists: {
    id: 'aboutServer.feature.lists',
    defaultMessage: 'Lists',
    description: 'Feature of a server: lists of people',
  },
  bookmarks: {
    id: 'aboutServer.feature.bookmarks',
    defaultMessage: 'Bookmarks',
    description: 'Feature of a server',
  },
  followTags: {
    id: 'aboutServer.feature.followTags',
    defaultMessage: 'Followed hashtags',
    description: 'Feature of a server: hashtags can be followed',
  },
  search: {
    id: 'aboutServer.feature.search',
    defaultMessage: 'Search',
    description: 'Feature of a server',
  },
  trendingTags: {
    id: 'aboutServer.feature.trendingTags',
    defaultMessage: 'Trending hashtags',
    description: 'Feature of a server',
  },
  trendingStatuses: {
    id: 'aboutServer.feature.trendingStatuses',
    defaultMessage: 'Trending posts',
    description: 'Feature of a server',
  },
  directory: {
    id: 'aboutServer.feature.directory',
    defaultMessage: 'Directory',
    description: 'Feature of a server: directory of people',
  },
  announcements: {
    id: 'aboutServer.feature.announcements',
    defaultMessage: 'Announcements',
    description: 'Feature of a server: announcements of its administrators',
  },
  userDomainBlocks: {
    id: 'aboutServer.feature.userDomainBlocks',
    defaultMessage: 'Blocked servers',
    description: 'Feature of a server: users can block a whole server',
  },
  collections: {
    id: 'aboutServer.feature.collections',
    defaultMessage: 'Collections',
    description: 'Feature of a server: collections of people',
  },
})

/** The features to show, in the order of the page about servers, whose table is measured for each kind of server. */
export const SHOWN_FEATURES = [
  'streaming',
  'editing',
  'history',
  'scheduledPosts',
  'quotes',
  'translation',
  'filtersV1',
  'notificationRequests',
  'lists',
  'bookmarks',
  'followTags',
  'search',
  'trendingTags',
  'trendingStatuses',
  'directory',
  'announcements',
  'userDomainBlocks',
  'collections',
] as const satisfies readonly Feature[]

const SUPPORTS = ['yes', 'no', 'maybe'] as const
type Support = (typeof SUPPORTS)[number]

/** Returns whether a feature works. A stream may be announced without being there, so that only an open one counts. */
function supportOf({ http, streaming }: Runtime, feature: Feature): Support {
  const support = http.capabilities.support(feature)
  if (feature !== 'streaming' || support === 'no') return support
  const status = streaming.status()
  return status === 'open' ? 'yes' : status === 'absent' ? 'no' : 'maybe'
}

/** Lists the features of the server by whether they work there, as far as its description and its answers show. */
export function ServerFeatures() {
  const intl = useIntl()
  const runtime = useRuntime()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [runtime.http.capabilities.subscribe(listener), runtime.streaming.onStatus(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [runtime],
  )
  const known = useSyncExternalStore(subscribe, () =>
    SHOWN_FEATURES.map((feature) => supportOf(runtime, feature)).join(' '),
  ).split(' ')
  const groups = SUPPORTS.map((support) => ({
    support,
    names: SHOWN_FEATURES.filter((_, at) => known[at] === support).map((feature) =>
      intl.formatMessage(messages[feature]),
    ),
  })).filter(({ names }) => names.length > 0)
  return (
    <ServerSection title={intl.formatMessage(messages.title)}>
      <dl className={styles.features}>
        {groups.map(({ support, names }) => (
          <div key={support}>
            <dt>{intl.formatMessage(messages[support])}</dt>
            <dd>{intl.formatList(names)}</dd>
          </div>
        ))}
      </dl>
    </ServerSection>
  )
}
