import { createRouter, type AnyRoute } from '@tanstack/react-router'
import { formatAddress, parseAddress } from './address'
import { leadFromRoot, requireAccount } from './guards'
import { currentAddress, history } from './history'
import { lazyRoute } from './lazy-route'
import { readerRoute } from './reader-route'
import { pageRoute, rootRoute } from './page-route'
import { listParams, statusParams } from './params'
import { LandingRoute } from '../routes/landing'
import { StatusRoute } from '../routes/status/status'
import {
  catchUpSearch,
  publicSearch,
  readSearch,
  shareSearch,
  signInSearch,
  tagSearch,
  writeSearch,
} from './search'
import { BASE } from '../identity/session'

/** Every page: its address, its screen, and what the screen reads from the address. */
const pages: AnyRoute[] = [
  pageRoute('/', { screen: LandingRoute, beforeLoad: leadFromRoot }),
  pageRoute('/home', { screen: lazyRoute(() => import('../routes/home'), 'HomeRoute'), kept: true }),
  pageRoute('/public', {
    screen: lazyRoute(() => import('../routes/public'), 'AllRoute'),
    search: publicSearch,
    kept: true,
  }),
  pageRoute('/public/local', {
    screen: lazyRoute(() => import('../routes/public'), 'LocalRoute'),
    search: publicSearch,
    kept: true,
  }),
  pageRoute('/public/remote', {
    screen: lazyRoute(() => import('../routes/public'), 'RemoteRoute'),
    search: publicSearch,
    kept: true,
  }),
  pageRoute('/tags/$name', {
    screen: lazyRoute(() => import('../routes/tag'), 'TagRoute'),
    search: tagSearch,
    kept: true,
  }),
  pageRoute('/links/$url', { screen: lazyRoute(() => import('../routes/link'), 'LinkRoute'), kept: true }),
  pageRoute('/bookmarks', {
    screen: lazyRoute(() => import('../routes/status-lists'), 'BookmarksRoute'),
    kept: true,
  }),
  pageRoute('/favourites', {
    screen: lazyRoute(() => import('../routes/status-lists'), 'FavouritesRoute'),
    kept: true,
  }),
  pageRoute('/pinned', {
    screen: lazyRoute(() => import('../routes/status-lists'), 'PinnedRoute'),
    kept: true,
  }),
  pageRoute('/catch-up', {
    screen: lazyRoute(() => import('../routes/catch-up'), 'CatchUpRoute'),
    search: catchUpSearch,
  }),
  pageRoute('/lists', { screen: lazyRoute(() => import('../routes/list'), 'ListsRoute') }),
  pageRoute('/lists/$listId', {
    screen: lazyRoute(() => import('../routes/list'), 'ListRoute'),
    params: listParams,
    kept: true,
  }),
  pageRoute('/publish', {
    screen: lazyRoute(() => import('../routes/compose/publish'), 'PublishRoute'),
    beforeLoad: requireAccount,
  }),
  pageRoute('/statuses/new', {
    screen: lazyRoute(() => import('../routes/compose/publish'), 'NewStatusRoute'),
    beforeLoad: requireAccount,
  }),
  pageRoute('/scheduled', {
    screen: lazyRoute(() => import('../routes/compose/scheduled'), 'ScheduledRoute'),
    beforeLoad: requireAccount,
  }),
  pageRoute('/share', {
    screen: lazyRoute(() => import('../routes/compose/share'), 'ShareRoute'),
    search: shareSearch,
    beforeLoad: requireAccount,
  }),
  pageRoute('/preferences', { screen: lazyRoute(() => import('../routes/settings'), 'SettingsRoute') }),
  pageRoute('/sign-in', {
    screen: lazyRoute(() => import('../routes/sign-in'), 'SignInRoute'),
    search: signInSearch,
  }),
  pageRoute('/sign-in/return', { screen: lazyRoute(() => import('../routes/sign-in'), 'ReturnRoute') }),
  pageRoute('/@{$acct}', {
    screen: readerRoute(
      lazyRoute(() => import('../routes/profile/visited'), 'VisitedRoute'),
      lazyRoute(() => import('../routes/profile/posts'), 'PostsRoute'),
    ),
    kept: true,
  }),
  pageRoute('/@{$acct}/with_replies', {
    screen: lazyRoute(() => import('../routes/profile/posts'), 'RepliesRoute'),
    kept: true,
  }),
  pageRoute('/@{$acct}/media', {
    screen: lazyRoute(() => import('../routes/profile/media'), 'MediaRoute'),
    kept: true,
  }),
  pageRoute('/@{$acct}/featured', {
    screen: lazyRoute(() => import('../routes/profile/featured'), 'FeaturedRoute'),
    kept: true,
  }),
  pageRoute('/@{$acct}/tagged/$tag', {
    screen: lazyRoute(() => import('../routes/profile/featured'), 'TaggedRoute'),
    kept: true,
  }),
  pageRoute('/@{$acct}/followers', {
    screen: lazyRoute(() => import('../routes/profile/people'), 'FollowersRoute'),
  }),
  pageRoute('/@{$acct}/following', {
    screen: lazyRoute(() => import('../routes/profile/people'), 'FollowingRoute'),
  }),
  pageRoute('/@{$acct}/$statusId', { screen: StatusRoute, params: statusParams }),
  pageRoute('/@{$acct}/$statusId/reblogs', {
    screen: lazyRoute(() => import('../routes/status/people'), 'BoostedByRoute'),
    params: statusParams,
  }),
  pageRoute('/@{$acct}/$statusId/favourites', {
    screen: lazyRoute(() => import('../routes/status/people'), 'FavouritedByRoute'),
    params: statusParams,
  }),
  pageRoute('/@{$acct}/$statusId/quotes', {
    screen: lazyRoute(() => import('../routes/status/quotes'), 'QuotesRoute'),
    params: statusParams,
    kept: true,
  }),
]

/** A router over the page's own history. One per page; tests make one each. */
export const createAppRouter = () =>
  createRouter({
    routeTree: rootRoute.addChildren(pages),
    history,
    basepath: BASE,
    pathParamsAllowedCharacters: ['@', ':'],
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    // Lists keep their own places (app/pages/scroll-positions.ts). Only a function keeps the router from scrolling to the top: `false`
    // merely keeps it from remembering.
    scrollRestoration: () => false,
    defaultPendingMs: 0,
    // Errors are shown by the app's own pages: those of columns, and main.tsx.
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
