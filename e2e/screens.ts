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
  favourites_count: number
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

/** Posts about a shared link, or about one nobody shares. */
async function linkPath(at: Server): Promise<string> {
  const answer = await fetch(`${at.origin}/api/v1/trends/links`)
  const [link] = (await answer.json()) as { url: string }[]
  return `/links/${encodeURIComponent(link?.url ?? 'https://example.com/')}`
}

/** A list of the demo world, or one that does not exist. */
const listPath = (at: Server): string => `/lists/${at.simulator.server.world.lists.values()[0]?.id ?? '1'}`

/** The URL of the same screen for a visitor, with the server in it. */
const visiting = (path: string) => (at: Server) => `/~${new URL(at.origin).host}${path}`

/** Every screen, for pictures, axe and pseudo-locales; a journey compares the routes with the router's. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', route: '/', signedIn: true, path: () => '/' },
  { name: 'home', route: '/home', signedIn: true, path: () => '/home' },
  { name: 'public', route: '/public', signedIn: true, path: () => '/public' },
  { name: 'local', route: '/public/local', signedIn: true, path: () => '/public/local' },
  { name: 'remote', route: '/public/remote', signedIn: true, path: () => '/public/remote' },
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
    name: 'favourited-by',
    route: '/@{$acct}/$statusId/favourites',
    signedIn: true,
    path: async (at) => `${await countedPath(at, (post) => post.favourites_count)}/favourites`,
  },
  {
    name: 'profile-replies',
    route: '/@{$acct}/with_replies',
    signedIn: true,
    path: async (at) => `${await profilePath(at)}/with_replies`,
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
    name: 'profile-followers',
    route: '/@{$acct}/followers',
    signedIn: true,
    path: async (at) => `${await profilePath(at)}/followers`,
  },
  {
    name: 'profile-following',
    route: '/@{$acct}/following',
    signedIn: true,
    path: async (at) => `${await profilePath(at)}/following`,
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
  { name: 'bookmarks', route: '/bookmarks', signedIn: true, path: () => '/bookmarks' },
  { name: 'favourites', route: '/favourites', signedIn: true, path: () => '/favourites' },
  { name: 'pinned', route: '/pinned', signedIn: true, path: () => '/pinned' },
  { name: 'catch-up', route: '/catch-up', signedIn: true, path: () => '/catch-up' },
  { name: 'lists', route: '/lists', signedIn: true, path: () => '/lists' },
  { name: 'list', route: '/lists/$listId', signedIn: true, path: listPath },
  { name: 'link', route: '/links/$url', signedIn: true, path: linkPath },
  { name: 'compose', route: '/publish', signedIn: true, path: () => '/publish' },
  { name: 'compose-once', route: '/statuses/new', signedIn: true, path: () => '/statuses/new' },
  { name: 'scheduled', route: '/scheduled', signedIn: true, path: () => '/scheduled' },
  { name: 'share', route: '/share', signedIn: true, path: () => '/share?text=Shared%20text' },
  { name: 'preferences', route: '/preferences', signedIn: true, path: () => '/preferences' },
  { name: 'nowhere', route: null, signedIn: true, path: () => '/no/such/place' },
  { name: 'sign-in', route: '/sign-in', signedIn: false, path: () => '/sign-in' },
  {
    name: 'sign-in-return',
    route: '/sign-in/return',
    signedIn: false,
    path: () => '/sign-in/return?code=x&state=y',
  },
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
