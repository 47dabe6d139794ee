import type { Server } from './servers'

/** A screen with its own URL. */
export interface Screen {
  readonly name: string
  /** Its route as written in app/routing/router.tsx; null for unknown URLs. */
  readonly route: string | null
  /** Shown to a signed-in user, else to a visitor. */
  readonly signedIn: boolean
  readonly path: (at: Server) => string | Promise<string>
}

interface Seen {
  id: string
  account: { acct: string }
  replies_count: number
  reblogs_count: number
  quotes_count?: number
  media_attachments: unknown[]
  tags: { name: string }[]
}

async function publicPosts(at: Server): Promise<Seen[]> {
  const answer = await fetch(`${at.origin}/api/v1/timelines/public?limit=40`)
  return (await answer.json()) as Seen[]
}

/** Returns the post with the highest `rank`. */
async function postBy(at: Server, rank: (post: Seen) => number): Promise<Seen> {
  const [post] = (await publicPosts(at)).sort((a, b) => rank(b) - rank(a))
  if (!post) throw new Error('the server has no public post')
  return post
}

/** Returns the path of the post with the highest count. */
async function countedPath(at: Server, count: (post: Seen) => number): Promise<string> {
  const { account, id } = await postBy(at, count)
  return `/@${account.acct}/${id}`
}

/** The latest post with the most replies. */
const threadPath = (at: Server): Promise<string> => countedPath(at, (post) => post.replies_count)

/** An account with recent pictures. */
const profilePath = async (at: Server): Promise<string> =>
  `/@${(await postBy(at, (post) => post.media_attachments.length)).account.acct}`

const tagPath = async (at: Server): Promise<string> =>
  `/tags/${encodeURIComponent((await postBy(at, (post) => post.tags.length)).tags[0]?.name ?? 'skein')}`

/** Posts about a shared link, or about a link that no one shares. */
async function linkPath(at: Server): Promise<string> {
  const answer = await fetch(`${at.origin}/api/v1/trends/links`)
  const [link] = (await answer.json()) as { url: string }[]
  return `/links/${encodeURIComponent(link?.url ?? 'https://example.com/')}`
}

/** A list of the demo world, or one that does not exist. */
const listPath = (at: Server): string => `/lists/${at.simulator.server.world.lists.values()[0]?.id ?? '1'}`

/** The latest collection of the demo world, or one that does not exist. */
const collectionPath = (at: Server): string =>
  `/collections/${at.simulator.server.world.collections.values().at(-1)?.id ?? '1'}`

/** Path of a conversation of the account in the pictures. */
function conversationPath(at: Server): string {
  const { world } = at.simulator.server
  const owner = world.findAccount('ada') ?? world.findAccount('ann')
  return `/conversations/${world.conversations.by('account', owner?.id ?? '')[0]?.id ?? '1'}`
}

/** Path of a filter that expires; of a missing filter when the world has none. */
const filterPath = (at: Server): string =>
  `/filters/${at.simulator.server.world.filters.values().find(({ expiresAt }) => expiresAt !== null)?.id ?? '1'}`

/** The URL of the same screen for a visitor, with the server in it. */
const visiting = (path: string) => (at: Server) => `/~${new URL(at.origin).host}${path}`

/**
 * Routes that show nothing new: each leads to the screen of another route, or shows it with other posts, other people or
 * another message as its title.
 */
export const SAME_SCREENS: Readonly<Record<string, string>> = {
  '/public/remote': '/public',
  '/privacy-policy': '/terms-of-service',
  '/terms-of-service/$date': '/terms-of-service',
  '/@{$acct}/$statusId/favourites': '/@{$acct}/$statusId/reblogs',
  '/@{$acct}/wrapstodon/$year/$shareKey': '/year/$year',
  '/@{$acct}/with_replies': '/@{$acct}',
  '/@{$acct}/following': '/@{$acct}/followers',
  '/collections/in': '/collections',
  '/favourites': '/bookmarks',
  '/pinned': '/bookmarks',
  '/blocks': '/mutes',
  '/statuses/new': '/publish',
  '/share': '/publish',
  '/authorize_interaction': '/search',
  '/notifications/settings': '/preferences/$topic',
}

/** Every screen, for pictures, axe and pseudo-locales; a journey compares the routes with the router's. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', route: '/home', signedIn: true, path: () => '/home' },
  { name: 'notifications', route: '/notifications', signedIn: true, path: () => '/notifications' },
  { name: 'public', route: '/public', signedIn: true, path: () => '/public' },
  { name: 'explore', route: '/explore', signedIn: true, path: () => '/explore' },
  { name: 'trending-tags', route: '/explore/tags', signedIn: true, path: () => '/explore/tags' },
  { name: 'trending-links', route: '/explore/links', signedIn: true, path: () => '/explore/links' },
  {
    name: 'suggested-people',
    route: '/explore/suggestions',
    signedIn: true,
    path: () => '/explore/suggestions',
  },
  { name: 'directory', route: '/directory', signedIn: true, path: () => '/directory' },
  { name: 'followed-tags', route: '/followed_tags', signedIn: true, path: () => '/followed_tags' },
  { name: 'about', route: '/about', signedIn: true, path: () => '/about' },
  { name: 'terms', route: '/terms-of-service', signedIn: true, path: () => '/terms-of-service' },
  { name: 'tag', route: '/tags/$name', signedIn: true, path: tagPath },
  { name: 'thread', route: '/@{$acct}/$statusId', signedIn: true, path: threadPath },
  { name: 'profile', route: '/@{$acct}', signedIn: true, path: profilePath },
  {
    name: 'boosted-by',
    route: '/@{$acct}/$statusId/reblogs',
    signedIn: true,
    path: async (at) => `${await countedPath(at, (post) => post.reblogs_count)}/reblogs`,
  },
  {
    name: 'quotes',
    route: '/@{$acct}/$statusId/quotes',
    signedIn: true,
    path: async (at) => `${await countedPath(at, (post) => post.quotes_count ?? 0)}/quotes`,
  },
  {
    name: 'profile-media',
    route: '/@{$acct}/media',
    signedIn: true,
    path: async (at) => `${await profilePath(at)}/media`,
  },
  {
    name: 'profile-featured',
    route: '/@{$acct}/featured',
    signedIn: true,
    path: async (at) => `${await profilePath(at)}/featured`,
  },
  {
    name: 'profile-collections',
    route: '/@{$acct}/collections',
    signedIn: true,
    path: (at) => `/@${at.simulator.server.world.findAccount('ada') ? 'ada' : 'ann'}/collections`,
  },
  {
    name: 'profile-find-posts',
    route: '/@{$acct}/archive',
    signedIn: true,
    path: async (at) => `${await profilePath(at)}/archive`,
  },
  {
    name: 'profile-followers',
    route: '/@{$acct}/followers',
    signedIn: true,
    path: async (at) => `${await profilePath(at)}/followers`,
  },
  {
    name: 'profile-tagged',
    route: '/@{$acct}/tagged/$tag',
    signedIn: true,
    path: async (at) => {
      const { account, tags } = await postBy(at, (post) => post.tags.length)
      return `/@${account.acct}/tagged/${encodeURIComponent(tags[0]?.name ?? 'skein')}`
    },
  },
  { name: 'profile-edit', route: '/profile/edit', signedIn: true, path: () => '/profile/edit' },
  { name: 'bookmarks', route: '/bookmarks', signedIn: true, path: () => '/bookmarks' },
  { name: 'search', route: '/search', signedIn: true, path: () => '/search?q=the' },
  { name: 'catch-up', route: '/catch-up', signedIn: true, path: () => '/catch-up' },
  { name: 'conversations', route: '/conversations', signedIn: true, path: () => '/conversations' },
  {
    name: 'conversation',
    route: '/conversations/$conversationId',
    signedIn: true,
    path: conversationPath,
  },
  { name: 'lists', route: '/lists', signedIn: true, path: () => '/lists' },
  { name: 'list', route: '/lists/$listId', signedIn: true, path: listPath },
  {
    name: 'list-members',
    route: '/lists/$listId/members',
    signedIn: true,
    path: (at) => `${listPath(at)}/members`,
  },
  { name: 'collections', route: '/collections', signedIn: true, path: () => '/collections' },
  { name: 'collection', route: '/collections/$collectionId', signedIn: true, path: collectionPath },
  { name: 'collection-new', route: '/collections/new', signedIn: true, path: () => '/collections/new' },
  {
    name: 'collection-edit',
    route: '/collections/$collectionId/edit',
    signedIn: true,
    path: (at) => `${collectionPath(at)}/edit`,
  },
  { name: 'year', route: '/year/$year', signedIn: true, path: () => '/year/2025' },
  { name: 'link', route: '/links/$url', signedIn: true, path: linkPath },
  { name: 'filters', route: '/filters', signedIn: true, path: () => '/filters' },
  { name: 'filter', route: '/filters/$filterId', signedIn: true, path: filterPath },
  { name: 'filter-new', route: '/filters/new', signedIn: true, path: () => '/filters/new?keyword=rain' },
  { name: 'compose', route: '/publish', signedIn: true, path: () => '/publish' },
  { name: 'scheduled', route: '/scheduled', signedIn: true, path: () => '/scheduled' },
  { name: 'follow-requests', route: '/follow_requests', signedIn: true, path: () => '/follow_requests' },
  { name: 'mutes', route: '/mutes', signedIn: true, path: () => '/mutes' },
  { name: 'domain-blocks', route: '/domain_blocks', signedIn: true, path: () => '/domain_blocks' },
  { name: 'settings', route: '/preferences', signedIn: true, path: () => '/preferences' },
  ...[
    'appearance',
    'reading',
    'writing',
    'notifications',
    'columns',
    'keys',
    'accounts',
    'privacy',
    'data',
    'about',
  ].map((topic) => ({
    name: `settings-${topic}`,
    route: '/preferences/$topic',
    signedIn: true,
    path: () => `/preferences/${topic}`,
  })),
  {
    name: 'notification-requests',
    route: '/notifications/requests',
    signedIn: true,
    path: () => '/notifications/requests',
  },
  {
    name: 'notification-request',
    route: '/notifications/requests/$requestId',
    signedIn: true,
    path: (at) =>
      `/notifications/requests/${at.simulator.server.world.notificationRequests.values()[0]?.id ?? '1'}`,
  },
  { name: 'nowhere', route: null, signedIn: true, path: () => '/no/such/place' },
  { name: 'sign-in', route: '/sign-in', signedIn: false, path: () => '/sign-in' },
  {
    name: 'sign-in-return',
    route: '/sign-in/return',
    signedIn: false,
    path: () => '/sign-in/return?code=x&state=y',
  },
  { name: 'privacy', route: '/sign-in/privacy', signedIn: false, path: () => '/sign-in/privacy' },
  { name: 'visitor-landing', route: '/', signedIn: false, path: visiting('/') },
  { name: 'visitor', route: '/public/local', signedIn: false, path: visiting('/public/local') },
  {
    name: 'visitor-profile',
    route: '/@{$acct}',
    signedIn: false,
    path: async (at) => visiting(await profilePath(at))(at),
  },
  {
    name: 'visitor-tag',
    route: '/tags/$name',
    signedIn: false,
    path: async (at) => visiting(await tagPath(at))(at),
  },
  {
    name: 'visitor-thread',
    route: '/@{$acct}/$statusId',
    signedIn: false,
    path: async (at) => visiting(await threadPath(at))(at),
  },
]
