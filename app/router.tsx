import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { paths } from '@/lib/navigation'
import { formatAddress, parseAddress } from './address'
import { currentAddress, history } from './history'
import { lazyRoute } from './lazy-route'
import { readerRoute } from './reader-route'
import { addressAt, type PageAddress } from './page'
import { Root } from './root'
import { LandingRoute } from './routes/landing'
import { StatusRoute } from './routes/status'
import { BASE, session } from './session'

const root = createRootRoute({
  component: Root,
  // Known with the matches: the location itself changes before the screen does.
  beforeLoad: ({ location }): PageAddress => addressAt(location),
})

const lazy = {
  catchUp: () => import('./routes/catch-up'),
  home: () => import('./routes/home'),
  link: () => import('./routes/link'),
  list: () => import('./routes/list'),
  statusLists: () => import('./routes/status-lists'),
  publicTimeline: () => import('./routes/public'),
  statusQuotes: () => import('./routes/status-quotes'),
  statusPeople: () => import('./routes/status-people'),
  profilePosts: () => import('./routes/profile-posts'),
  profileVisited: () => import('./routes/profile-visited'),
  profileMedia: () => import('./routes/profile-media'),
  profileFeatured: () => import('./routes/profile-featured'),
  profilePeople: () => import('./routes/profile-people'),
  publish: () => import('./routes/publish'),
  scheduled: () => import('./routes/scheduled'),
  share: () => import('./routes/share'),
  settings: () => import('./routes/settings'),
  signIn: () => import('./routes/sign-in'),
  tag: () => import('./routes/tag'),
}

const KEPT = { kept: true }

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: LandingRoute,
  // Before anything is painted, where it is known by then who reads.
  beforeLoad: () => {
    const reader = session.resolve(currentAddress().who)?.identity
    if (reader) throw redirect({ to: reader.accountId === null ? paths.local : paths.home, replace: true })
  },
})
const home = createRoute({
  getParentRoute: () => root,
  path: '/home',
  component: lazyRoute(lazy.home, 'HomeRoute'),
  staticData: KEPT,
})
const publicAll = createRoute({
  getParentRoute: () => root,
  path: '/public',
  component: lazyRoute(lazy.publicTimeline, 'AllRoute'),
  staticData: KEPT,
})
const publicLocal = createRoute({
  getParentRoute: () => root,
  path: '/public/local',
  component: lazyRoute(lazy.publicTimeline, 'LocalRoute'),
  staticData: KEPT,
})
const publicRemote = createRoute({
  getParentRoute: () => root,
  path: '/public/remote',
  component: lazyRoute(lazy.publicTimeline, 'RemoteRoute'),
  staticData: KEPT,
})
const tag = createRoute({
  getParentRoute: () => root,
  path: '/tags/$name',
  component: lazyRoute(lazy.tag, 'TagRoute'),
  staticData: KEPT,
})
const bookmarks = createRoute({
  getParentRoute: () => root,
  path: '/bookmarks',
  component: lazyRoute(lazy.statusLists, 'BookmarksRoute'),
  staticData: KEPT,
})
const favourites = createRoute({
  getParentRoute: () => root,
  path: '/favourites',
  component: lazyRoute(lazy.statusLists, 'FavouritesRoute'),
  staticData: KEPT,
})
const pinned = createRoute({
  getParentRoute: () => root,
  path: '/pinned',
  component: lazyRoute(lazy.statusLists, 'PinnedRoute'),
  staticData: KEPT,
})
const catchUp = createRoute({
  getParentRoute: () => root,
  path: '/catch-up',
  component: lazyRoute(lazy.catchUp, 'CatchUpRoute'),
})
const lists = createRoute({
  getParentRoute: () => root,
  path: '/lists',
  component: lazyRoute(lazy.list, 'ListsRoute'),
})
const list = createRoute({
  getParentRoute: () => root,
  path: '/lists/$listId',
  component: lazyRoute(lazy.list, 'ListRoute'),
  staticData: KEPT,
})
const link = createRoute({
  getParentRoute: () => root,
  path: '/links/$url',
  component: lazyRoute(lazy.link, 'LinkRoute'),
  staticData: KEPT,
})
const publish = createRoute({
  getParentRoute: () => root,
  path: '/publish',
  component: lazyRoute(lazy.publish, 'PublishRoute'),
})
const newStatus = createRoute({
  getParentRoute: () => root,
  path: '/statuses/new',
  component: lazyRoute(lazy.publish, 'NewStatusRoute'),
})
const scheduled = createRoute({
  getParentRoute: () => root,
  path: '/scheduled',
  component: lazyRoute(lazy.scheduled, 'ScheduledRoute'),
})
const share = createRoute({
  getParentRoute: () => root,
  path: '/share',
  component: lazyRoute(lazy.share, 'ShareRoute'),
})
const settings = createRoute({
  getParentRoute: () => root,
  path: '/preferences',
  component: lazyRoute(lazy.settings, 'SettingsRoute'),
})
const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  component: lazyRoute(lazy.signIn, 'SignInRoute'),
})
const signInReturn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in/return',
  component: lazyRoute(lazy.signIn, 'ReturnRoute'),
})
const profile = createRoute({ getParentRoute: () => root, path: '/@{$acct}' })
const profilePosts = createRoute({
  getParentRoute: () => profile,
  path: '/',
  component: readerRoute(
    lazyRoute(lazy.profileVisited, 'VisitedRoute'),
    lazyRoute(lazy.profilePosts, 'PostsRoute'),
  ),
  staticData: KEPT,
})
const profileReplies = createRoute({
  getParentRoute: () => profile,
  path: 'with_replies',
  component: lazyRoute(lazy.profilePosts, 'RepliesRoute'),
  staticData: KEPT,
})
const profileMedia = createRoute({
  getParentRoute: () => profile,
  path: 'media',
  component: lazyRoute(lazy.profileMedia, 'MediaRoute'),
  staticData: KEPT,
})
const profileFeatured = createRoute({
  getParentRoute: () => profile,
  path: 'featured',
  component: lazyRoute(lazy.profileFeatured, 'FeaturedRoute'),
  staticData: KEPT,
})
const profileTagged = createRoute({
  getParentRoute: () => profile,
  path: 'tagged/$tag',
  component: lazyRoute(lazy.profileFeatured, 'TaggedRoute'),
  staticData: KEPT,
})
const profileFollowers = createRoute({
  getParentRoute: () => profile,
  path: 'followers',
  component: lazyRoute(lazy.profilePeople, 'FollowersRoute'),
})
const profileFollowing = createRoute({
  getParentRoute: () => profile,
  path: 'following',
  component: lazyRoute(lazy.profilePeople, 'FollowingRoute'),
})
const status = createRoute({
  getParentRoute: () => profile,
  path: '$statusId',
  component: StatusRoute,
})

const statusBoosts = createRoute({
  getParentRoute: () => profile,
  path: '$statusId/reblogs',
  component: lazyRoute(lazy.statusPeople, 'BoostedByRoute'),
})
const statusQuotes = createRoute({
  getParentRoute: () => profile,
  path: '$statusId/quotes',
  component: lazyRoute(lazy.statusQuotes, 'QuotesRoute'),
  staticData: KEPT,
})
const statusFavourites = createRoute({
  getParentRoute: () => profile,
  path: '$statusId/favourites',
  component: lazyRoute(lazy.statusPeople, 'FavouritedByRoute'),
})

/** A router over the page's own history. One per page; tests make one each. */
export const createAppRouter = () =>
  createRouter({
    routeTree: root.addChildren([
      landing,
      home,
      publicAll,
      publicLocal,
      publicRemote,
      tag,
      bookmarks,
      favourites,
      pinned,
      catchUp,
      lists,
      list,
      link,
      publish,
      newStatus,
      scheduled,
      share,
      settings,
      signIn,
      signInReturn,
      profile.addChildren([
        profilePosts,
        profileReplies,
        profileMedia,
        profileFeatured,
        profileTagged,
        profileFollowers,
        profileFollowing,
        status,
        statusBoosts,
        statusQuotes,
        statusFavourites,
      ]),
    ]),
    history,
    basepath: BASE,
    pathParamsAllowedCharacters: ['@', ':'],
    // Lists keep their own places (app/places.ts). Only a function keeps the router from scrolling to the top: `false`
    // merely keeps it from remembering.
    scrollRestoration: () => false,
    defaultPendingMs: 0,
    // What crashes is shown by our own pages: the column's, and the app's (main.tsx).
    disableGlobalCatchBoundary: true,
    rewrite: {
      input: ({ url }) => {
        url.pathname = parseAddress(url.pathname).path
        return url
      },
      output: ({ url }) => {
        const { deck, who } = currentAddress()
        url.pathname = formatAddress({ deck, who, path: url.pathname })
        return url
      },
    },
  })

export const router = createAppRouter()

/** Begins to load the code of the screen at a path of ours, and what fails is said by the screen. */
export function preloadScreen(path: string): void {
  for (const { options } of router.getMatchedRoutes(path)[0]) void options.component?.preload?.()
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** A list that stays as it is under the pages that are opened from it. */
    kept?: boolean
  }
}
