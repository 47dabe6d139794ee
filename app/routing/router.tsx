import { createRoute, createRouter, type AnyRoute } from '@tanstack/react-router'
import { formatAddress, parseAddress } from './address'
import { leadFromRoot, requireAccount } from './guards'
import { currentAddress, history } from './history'
import { lazyRoute } from './lazy-route'
import { visitorOrUserRoute } from './visitor-or-user-route'
import { pageRoute, rootRoute } from './page-route'
import { conversationParams, filterParams, listParams, statusParams } from './params'
import { screenOf } from '../pages/screens'
import { StatusRoute } from '../routes/status/status'
import {
  catchUpSearchParams,
  directorySearchParams,
  filterSearchParams,
  findPostsSearchParams,
  notificationSearchParams,
  publicSearchParams,
  readSearch,
  searchPageParams,
  settingSearchParams,
  shareSearchParams,
  signInSearchParams,
  tagSearchParams,
  writeSearch,
} from './search'
import { BASE } from '../identity/session'

/** The routes of all pages: address, screen, parameters. */
const pages = [
  pageRoute('/', {
    screen: lazyRoute(() => import('../routes/landing/landing'), 'LandingRoute'),
    kept: true,
    beforeLoad: leadFromRoot,
  }),
  pageRoute('/home', { screen: lazyRoute(() => import('../routes/home'), 'HomeRoute'), kept: true }),
  pageRoute('/notifications', {
    screen: lazyRoute(() => import('../routes/notifications/notifications'), 'NotificationsRoute'),
    search: notificationSearchParams,
    beforeLoad: requireAccount,
    kept: true,
  }),
  pageRoute('/public', {
    screen: lazyRoute(() => import('../routes/public'), 'AllRoute'),
    search: publicSearchParams,
    kept: true,
    everywhere: true,
  }),
  pageRoute('/public/local', {
    screen: lazyRoute(() => import('../routes/public'), 'LocalRoute'),
    search: publicSearchParams,
    kept: true,
    everywhere: true,
  }),
  pageRoute('/public/remote', {
    screen: lazyRoute(() => import('../routes/public'), 'RemoteRoute'),
    search: publicSearchParams,
    kept: true,
    everywhere: true,
  }),
  pageRoute('/explore', { screen: lazyRoute(() => import('../routes/explore'), 'ExploreRoute'), kept: true }),
  pageRoute('/explore/tags', {
    screen: lazyRoute(() => import('../routes/explore'), 'TrendingTagsRoute'),
    kept: true,
  }),
  pageRoute('/explore/links', {
    screen: lazyRoute(() => import('../routes/explore'), 'TrendingLinksRoute'),
    kept: true,
  }),
  pageRoute('/explore/suggestions', {
    screen: lazyRoute(() => import('../routes/explore'), 'SuggestedPeopleRoute'),
    kept: true,
  }),
  pageRoute('/directory', {
    screen: lazyRoute(() => import('../routes/directory'), 'DirectoryRoute'),
    search: directorySearchParams,
    kept: true,
  }),
  pageRoute('/followed_tags', {
    screen: lazyRoute(() => import('../routes/followed-tags'), 'FollowedTagsRoute'),
    beforeLoad: requireAccount,
  }),
  pageRoute('/about', { screen: lazyRoute(() => import('../routes/about'), 'AboutRoute') }),
  pageRoute('/privacy-policy', { screen: lazyRoute(() => import('../routes/about'), 'PrivacyPolicyRoute') }),
  pageRoute('/terms-of-service', { screen: lazyRoute(() => import('../routes/about'), 'TermsRoute') }),
  pageRoute('/terms-of-service/$date', {
    screen: lazyRoute(() => import('../routes/about'), 'DatedTermsRoute'),
  }),
  pageRoute('/tags/$name', {
    screen: lazyRoute(() => import('../routes/tag'), 'TagRoute'),
    search: tagSearchParams,
    kept: true,
    everywhere: true,
  }),
  pageRoute('/search', {
    screen: lazyRoute(() => import('../routes/search'), 'SearchRoute'),
    search: searchPageParams,
    kept: true,
    everywhere: true,
  }),
  pageRoute('/links/$url', {
    screen: lazyRoute(() => import('../routes/link'), 'LinkRoute'),
    kept: true,
    everywhere: true,
  }),
  pageRoute('/bookmarks', {
    screen: lazyRoute(() => import('../routes/status-lists'), 'BookmarksRoute'),
    kept: true,
    everywhere: true,
  }),
  pageRoute('/favourites', {
    screen: lazyRoute(() => import('../routes/status-lists'), 'FavouritesRoute'),
    kept: true,
    everywhere: true,
  }),
  pageRoute('/pinned', {
    screen: lazyRoute(() => import('../routes/status-lists'), 'PinnedRoute'),
    kept: true,
  }),
  pageRoute('/catch-up', {
    screen: lazyRoute(() => import('../routes/catch-up'), 'CatchUpRoute'),
    search: catchUpSearchParams,
    everywhere: true,
  }),
  pageRoute('/conversations', {
    screen: lazyRoute(() => import('../routes/conversations/list'), 'ConversationsRoute'),
    beforeLoad: requireAccount,
    kept: true,
  }),
  pageRoute('/conversations/$conversationId', {
    screen: lazyRoute(() => import('../routes/conversations/conversation'), 'ConversationRoute'),
    params: conversationParams,
    beforeLoad: requireAccount,
  }),
  pageRoute('/lists', {
    screen: lazyRoute(() => import('../routes/lists/list'), 'ListsRoute'),
    everywhere: true,
  }),
  pageRoute('/lists/$listId', {
    screen: lazyRoute(() => import('../routes/lists/list'), 'ListRoute'),
    params: listParams,
    kept: true,
  }),
  pageRoute('/lists/$listId/members', {
    screen: lazyRoute(() => import('../routes/lists/list-members'), 'ListMembersRoute'),
    params: listParams,
    kept: true,
  }),
  pageRoute('/filters', {
    screen: lazyRoute(() => import('../routes/filters'), 'FiltersRoute'),
    beforeLoad: requireAccount,
  }),
  pageRoute('/filters/new', {
    screen: lazyRoute(() => import('../routes/filters'), 'NewFilterRoute'),
    search: filterSearchParams,
    beforeLoad: requireAccount,
  }),
  pageRoute('/filters/$filterId', {
    screen: lazyRoute(() => import('../routes/filters'), 'FilterRoute'),
    params: filterParams,
    beforeLoad: requireAccount,
  }),
  pageRoute('/publish', {
    screen: lazyRoute(() => import('../routes/compose/publish'), 'PublishRoute'),
    beforeLoad: requireAccount,
    everywhere: true,
  }),
  pageRoute('/statuses/new', {
    screen: lazyRoute(() => import('../routes/compose/publish'), 'NewStatusRoute'),
    beforeLoad: requireAccount,
  }),
  pageRoute('/scheduled', {
    screen: lazyRoute(() => import('../routes/compose/scheduled'), 'ScheduledRoute'),
    beforeLoad: requireAccount,
    everywhere: true,
  }),
  pageRoute('/share', {
    screen: lazyRoute(() => import('../routes/compose/share'), 'ShareRoute'),
    search: shareSearchParams,
    beforeLoad: requireAccount,
    everywhere: true,
  }),
  pageRoute('/follow_requests', {
    screen: lazyRoute(() => import('../routes/people/follow-requests'), 'FollowRequestsRoute'),
    kept: true,
  }),
  pageRoute('/blocks', {
    screen: lazyRoute(() => import('../routes/people/hidden-people'), 'BlocksRoute'),
    kept: true,
  }),
  pageRoute('/mutes', {
    screen: lazyRoute(() => import('../routes/people/hidden-people'), 'MutesRoute'),
    kept: true,
  }),
  pageRoute('/domain_blocks', {
    screen: lazyRoute(() => import('../routes/people/hidden-people'), 'DomainBlocksRoute'),
    kept: true,
  }),
  pageRoute('/preferences', {
    screen: lazyRoute(() => import('../routes/settings/settings'), 'SettingsRoute'),
    everywhere: true,
  }),
  pageRoute('/preferences/$topic', {
    screen: lazyRoute(() => import('../routes/settings/settings'), 'SettingsTopicRoute'),
    search: settingSearchParams,
    everywhere: true,
  }),
  pageRoute('/notifications/settings', {
    screen: lazyRoute(() => import('../routes/settings/settings'), 'NotificationSettingsRoute'),
  }),
  pageRoute('/notifications/requests', {
    screen: lazyRoute(
      () => import('../routes/notifications/notification-requests'),
      'NotificationRequestsRoute',
    ),
    kept: true,
  }),
  pageRoute('/notifications/requests/$requestId', {
    screen: lazyRoute(
      () => import('../routes/notifications/notification-requests'),
      'NotificationRequestRoute',
    ),
    kept: true,
  }),
  pageRoute('/sign-in', {
    screen: lazyRoute(() => import('../routes/sign-in'), 'SignInRoute'),
    search: signInSearchParams,
  }),
  pageRoute('/sign-in/return', { screen: lazyRoute(() => import('../routes/sign-in'), 'ReturnRoute') }),
  pageRoute('/profile/edit', {
    screen: lazyRoute(() => import('../routes/profile/edit'), 'EditProfileRoute'),
    beforeLoad: requireAccount,
  }),
  pageRoute('/@{$acct}', {
    screen: visitorOrUserRoute(
      lazyRoute(() => import('../routes/profile/visitor-posts'), 'VisitorPostsRoute'),
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
  pageRoute('/@{$acct}/archive', {
    screen: lazyRoute(() => import('../routes/profile/find-posts'), 'FindPostsRoute'),
    search: findPostsSearchParams,
    kept: true,
  }),
  pageRoute('/@{$acct}/tagged/$tag', {
    screen: lazyRoute(() => import('../routes/profile/featured'), 'TaggedRoute'),
    kept: true,
  }),
  pageRoute('/@{$acct}/followers', {
    screen: lazyRoute(() => import('../routes/profile/people'), 'FollowersRoute'),
    kept: true,
  }),
  pageRoute('/@{$acct}/following', {
    screen: lazyRoute(() => import('../routes/profile/people'), 'FollowingRoute'),
    kept: true,
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

/** The patterns of all pages. */
export type RoutedPattern = NonNullable<(typeof pages)[number]['pattern']>

/** Every other address, which has no screen. */
const otherAddress = createRoute({ getParentRoute: (): AnyRoute => rootRoute, path: '$' })

/** Creates a router on the history of the page. The app has one; each test creates its own. */
export const createAppRouter = () =>
  createRouter({
    routeTree: rootRoute.addChildren<AnyRoute[]>([...pages, otherAddress]),
    history,
    basepath: BASE,
    pathParamsAllowedCharacters: ['@', ':'],
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    // Lists restore their own positions (app/pages/scroll-positions.ts). Only a function stops the router from scrolling
    // to the top; `false` would only stop it from storing positions.
    scrollRestoration: () => false,
    defaultPendingMs: 0,
    // Errors are shown by the error boundaries of the columns and of main.tsx.
    disableGlobalCatchBoundary: true,
    rewrite: {
      input: ({ url }) => {
        url.pathname = parseAddress(url.pathname).path
        return url
      },
      output: ({ url }) => {
        const { deck, identityKey } = currentAddress()
        url.pathname = formatAddress({ deck, identityKey, path: url.pathname })
        return url
      },
    },
  })

export const router = createAppRouter()

/** Preloads the code of the screen at a path of the app; the screen reports a failure. */
export function preloadScreen(path: string): void {
  for (const { id } of router.getMatchedRoutes(path)[0]) void screenOf(id)?.preload?.()
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** True when the page stays mounted under the pages opened from it. */
    kept?: boolean
    /** True when the address means the same on every server. */
    everywhere?: boolean
  }
}
