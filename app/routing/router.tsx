import { createRoute, createRouter, type AnyRoute } from '@tanstack/react-router'
import { formatAddress, parseAddress } from './address'
import { leadFromRoot, requireAccount } from './guards'
import { currentAddress, history } from './history'
import { laterScreen } from './later-screen'
import { lazyRoute } from './lazy-route'
import { visitorOrUserRoute } from './visitor-or-user-route'
import { pageRoute, rootRoute } from './page-route'
import { conversationParams, filterParams, listParams, statusParams, yearParams } from './params'
import { screenOf } from '../pages/screens'
import {
  catchUpSearchParams,
  directorySearchParams,
  filterSearchParams,
  findPostsSearchParams,
  interactionSearchParams,
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
import { BASE } from './base'

/** The routes of all pages: address, screen, parameters. */
const pages = [
  pageRoute('/', {
    screen: lazyRoute(() => import('../routes/landing/landing'), 'LandingRoute'),
    kept: true,
    resumes: true,
    beforeLoad: leadFromRoot,
  }),
  pageRoute('/home', {
    screen: lazyRoute(() => import('../routes/home'), 'HomeRoute'),
    kept: true,
    resumes: true,
  }),
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
    resumes: true,
    everywhere: true,
  }),
  pageRoute('/public/local', {
    screen: lazyRoute(() => import('../routes/public'), 'LocalRoute'),
    search: publicSearchParams,
    kept: true,
    resumes: true,
    everywhere: true,
  }),
  pageRoute('/public/remote', {
    screen: lazyRoute(() => import('../routes/public'), 'RemoteRoute'),
    search: publicSearchParams,
    kept: true,
    resumes: true,
    everywhere: true,
  }),
  pageRoute('/explore', { screen: laterScreen('explore', 'ExploreRoute'), kept: true }),
  pageRoute('/explore/tags', {
    screen: laterScreen('explore', 'TrendingTagsRoute'),
    kept: true,
  }),
  pageRoute('/explore/links', {
    screen: laterScreen('explore', 'TrendingLinksRoute'),
    kept: true,
  }),
  pageRoute('/explore/suggestions', {
    screen: laterScreen('explore', 'SuggestedPeopleRoute'),
    kept: true,
  }),
  pageRoute('/directory', {
    screen: laterScreen('directory', 'DirectoryRoute'),
    search: directorySearchParams,
    kept: true,
  }),
  pageRoute('/followed_tags', {
    screen: laterScreen('followedTags', 'FollowedTagsRoute'),
    beforeLoad: requireAccount,
  }),
  pageRoute('/about', { screen: laterScreen('about', 'AboutRoute') }),
  pageRoute('/privacy-policy', { screen: laterScreen('about', 'PrivacyPolicyRoute') }),
  pageRoute('/terms-of-service', { screen: laterScreen('about', 'TermsRoute') }),
  pageRoute('/terms-of-service/$date', {
    screen: laterScreen('about', 'DatedTermsRoute'),
  }),
  pageRoute('/tags/$name', {
    screen: lazyRoute(() => import('../routes/tag'), 'TagRoute'),
    search: tagSearchParams,
    kept: true,
    everywhere: true,
  }),
  pageRoute('/search', {
    screen: laterScreen('search', 'SearchRoute'),
    search: searchPageParams,
    kept: true,
    everywhere: true,
  }),
  pageRoute('/links/$url', {
    screen: laterScreen('link', 'LinkRoute'),
    kept: true,
    everywhere: true,
  }),
  pageRoute('/bookmarks', {
    screen: laterScreen('statusLists', 'BookmarksRoute'),
    kept: true,
    everywhere: true,
  }),
  pageRoute('/favourites', {
    screen: laterScreen('statusLists', 'FavouritesRoute'),
    kept: true,
    everywhere: true,
  }),
  pageRoute('/pinned', {
    screen: laterScreen('statusLists', 'PinnedRoute'),
    kept: true,
  }),
  pageRoute('/catch-up', {
    screen: laterScreen('catchUp', 'CatchUpRoute'),
    search: catchUpSearchParams,
    everywhere: true,
  }),
  pageRoute('/conversations', {
    screen: laterScreen('conversations', 'ConversationsRoute'),
    beforeLoad: requireAccount,
    kept: true,
    resumes: true,
  }),
  pageRoute('/conversations/$conversationId', {
    screen: laterScreen('conversation', 'ConversationRoute'),
    params: conversationParams,
    beforeLoad: requireAccount,
  }),
  pageRoute('/lists', {
    screen: laterScreen('lists', 'ListsRoute'),
    everywhere: true,
  }),
  pageRoute('/lists/$listId', {
    screen: laterScreen('lists', 'ListRoute'),
    params: listParams,
    kept: true,
  }),
  pageRoute('/lists/$listId/members', {
    screen: laterScreen('listMembers', 'ListMembersRoute'),
    params: listParams,
    kept: true,
  }),
  pageRoute('/collections', {
    screen: laterScreen('collections', 'CollectionsRoute'),
    kept: true,
    everywhere: true,
  }),
  pageRoute('/collections/in', {
    screen: laterScreen('collections', 'InCollectionsRoute'),
    kept: true,
    everywhere: true,
  }),
  pageRoute('/collections/new', { screen: laterScreen('collectionEditor', 'NewCollectionRoute') }),
  pageRoute('/collections/$collectionId/edit', {
    screen: laterScreen('collectionEditor', 'EditCollectionRoute'),
  }),
  pageRoute('/collections/$collectionId', {
    screen: laterScreen('collections', 'CollectionRoute'),
    kept: true,
  }),
  pageRoute('/year/$year', {
    screen: laterScreen('year', 'YearRoute'),
    params: yearParams,
    kept: true,
    everywhere: true,
  }),
  pageRoute('/filters', {
    screen: laterScreen('filters', 'FiltersRoute'),
    beforeLoad: requireAccount,
  }),
  pageRoute('/filters/new', {
    screen: laterScreen('filters', 'NewFilterRoute'),
    search: filterSearchParams,
    beforeLoad: requireAccount,
  }),
  pageRoute('/filters/$filterId', {
    screen: laterScreen('filters', 'FilterRoute'),
    params: filterParams,
    beforeLoad: requireAccount,
  }),
  pageRoute('/publish', {
    screen: laterScreen('publish', 'PublishRoute'),
    beforeLoad: requireAccount,
    everywhere: true,
  }),
  pageRoute('/statuses/new', {
    screen: laterScreen('publish', 'NewStatusRoute'),
    beforeLoad: requireAccount,
  }),
  pageRoute('/scheduled', {
    screen: laterScreen('scheduled', 'ScheduledRoute'),
    beforeLoad: requireAccount,
    everywhere: true,
  }),
  pageRoute('/share', {
    screen: laterScreen('share', 'ShareRoute'),
    search: shareSearchParams,
    beforeLoad: requireAccount,
    everywhere: true,
  }),
  pageRoute('/authorize_interaction', {
    screen: laterScreen('share', 'InteractionRoute'),
    search: interactionSearchParams,
    everywhere: true,
  }),
  pageRoute('/follow_requests', {
    screen: laterScreen('followRequests', 'FollowRequestsRoute'),
    kept: true,
  }),
  pageRoute('/blocks', {
    screen: laterScreen('hiddenPeople', 'BlocksRoute'),
    kept: true,
  }),
  pageRoute('/mutes', {
    screen: laterScreen('hiddenPeople', 'MutesRoute'),
    kept: true,
  }),
  pageRoute('/domain_blocks', {
    screen: laterScreen('hiddenPeople', 'DomainBlocksRoute'),
    kept: true,
  }),
  pageRoute('/preferences', {
    screen: laterScreen('settings', 'SettingsRoute'),
    everywhere: true,
  }),
  pageRoute('/preferences/$topic', {
    screen: laterScreen('settings', 'SettingsTopicRoute'),
    search: settingSearchParams,
    everywhere: true,
  }),
  pageRoute('/notifications/settings', {
    screen: laterScreen('settings', 'NotificationSettingsRoute'),
  }),
  pageRoute('/notifications/requests', {
    screen: laterScreen('notificationRequests', 'NotificationRequestsRoute'),
    kept: true,
  }),
  pageRoute('/notifications/requests/$requestId', {
    screen: laterScreen('notificationRequests', 'NotificationRequestRoute'),
    kept: true,
  }),
  pageRoute('/sign-in', {
    screen: lazyRoute(() => import('../routes/sign-in/sign-in'), 'SignInRoute'),
    search: signInSearchParams,
  }),
  pageRoute('/sign-in/return', {
    screen: lazyRoute(() => import('../routes/sign-in/sign-in'), 'ReturnRoute'),
  }),
  pageRoute('/sign-in/privacy', { screen: laterScreen('privacy', 'PrivacyRoute') }),
  pageRoute('/profile/edit', {
    screen: laterScreen('editProfile', 'EditProfileRoute'),
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
    screen: laterScreen('profileMedia', 'MediaRoute'),
    kept: true,
  }),
  pageRoute('/@{$acct}/featured', {
    screen: laterScreen('profileFeatured', 'FeaturedRoute'),
    kept: true,
  }),
  pageRoute('/@{$acct}/collections', {
    screen: laterScreen('profileFeatured', 'ProfileCollectionsRoute'),
    kept: true,
  }),
  pageRoute('/@{$acct}/archive', {
    screen: laterScreen('findPosts', 'FindPostsRoute'),
    search: findPostsSearchParams,
    kept: true,
  }),
  pageRoute('/@{$acct}/tagged/$tag', {
    screen: laterScreen('profileFeatured', 'TaggedRoute'),
    kept: true,
  }),
  pageRoute('/@{$acct}/followers', {
    screen: laterScreen('profilePeople', 'FollowersRoute'),
    kept: true,
  }),
  pageRoute('/@{$acct}/following', {
    screen: laterScreen('profilePeople', 'FollowingRoute'),
    kept: true,
  }),
  pageRoute('/@{$acct}/wrapstodon/$year/$shareKey', {
    screen: laterScreen('year', 'SharedYearRoute'),
    params: yearParams,
  }),
  pageRoute('/@{$acct}/$statusId', {
    screen: lazyRoute(() => import('../routes/status/status'), 'StatusRoute'),
    params: statusParams,
  }),
  pageRoute('/@{$acct}/$statusId/reblogs', {
    screen: laterScreen('statusPeople', 'BoostedByRoute'),
    params: statusParams,
  }),
  pageRoute('/@{$acct}/$statusId/favourites', {
    screen: laterScreen('statusPeople', 'FavouritedByRoute'),
    params: statusParams,
  }),
  pageRoute('/@{$acct}/$statusId/quotes', {
    screen: laterScreen('statusQuotes', 'QuotesRoute'),
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
    resumes?: boolean
    /** True when the address means the same on every server. */
    everywhere?: boolean
  }
}
