import type * as m from './model'
import type { World } from './world'

type Given<T, K extends keyof T> = Pick<T, K> & Partial<T>

/** The policy of a new account: accept everything. */
export const OPEN_POLICY: m.NotificationPolicy = {
  forNotFollowing: 'accept',
  forNotFollowers: 'accept',
  forNewAccounts: 'accept',
  forPrivateMentions: 'accept',
  forLimitedAccounts: 'accept',
  forBots: 'accept',
}

/** Adds an account; missing fields are those of a new account. */
export function addAccount(
  world: World,
  given: Given<m.Account, 'username' | 'domain' | 'createdAt'>,
): m.Account {
  const host = given.domain === null ? '' : `https://${given.domain}`
  const avatar = given.avatar ?? '/media/avatars/missing.png'
  const header = given.header ?? '/media/headers/missing.png'
  return world.accounts.put({
    id: given.id ?? world.ids.ordered(given.createdAt),
    displayName: '',
    note: '',
    noteSource: '',
    uri: host ? `${host}/users/${given.username}` : null,
    url: host ? `${host}/@${given.username}` : null,
    avatar,
    avatarStatic: avatar,
    header,
    headerStatic: header,
    avatarDescription: '',
    headerDescription: '',
    locked: false,
    bot: false,
    group: false,
    discoverable: true,
    indexable: true,
    hideCollections: false,
    noindex: false,
    lastStatusAt: null,
    followersCount: 0,
    followingCount: 0,
    statusesCount: 0,
    fields: [],
    roleIds: [],
    limited: false,
    suspended: false,
    memorial: false,
    movedToId: null,
    attributionDomains: [],
    showMedia: true,
    showMediaReplies: true,
    showFeatured: true,
    ...given,
  })
}

/** Lets a local account sign in. */
export function addUser(world: World, given: Given<m.User, 'id'>): m.User {
  return world.users.put({
    email: `user${given.id}@example.org`,
    locale: 'en',
    roleId: '-99',
    defaultPrivacy: 'public',
    defaultSensitive: false,
    defaultLanguage: null,
    defaultQuotePolicy: 'public',
    expandMedia: 'default',
    expandSpoilers: false,
    autoplayGifs: false,
    disabled: false,
    chosenLanguages: null,
    showApplication: true,
    policy: OPEN_POLICY,
    offered: null,
    ...given,
  })
}

/** Returns the URL of a remote post on its own server. */
const remoteUrl = (author: m.Account | undefined, id: string) =>
  author?.domain ? `https://${author.domain}/@${author.username}/${id}` : null

/**
 * Adds a post without notifications and counts, for seeding. `content` defaults to the text in a paragraph,
 * so pass it whenever the text has markup.
 */
export function addStatus(
  world: World,
  given: Given<m.Status, 'accountId' | 'createdAt' | 'text'>,
): m.Status {
  const id = given.id ?? world.ids.ordered(given.createdAt)
  const parent = world.statuses.get(given.inReplyToId)
  const url = remoteUrl(world.accounts.get(given.accountId), id)
  return world.statuses.put({
    uri: url,
    url,
    editedAt: null,
    content: given.text ? `<p>${given.text}</p>` : '',
    spoilerText: '',
    sensitive: false,
    visibility: 'public',
    language: null,
    inReplyToId: null,
    inReplyToAccountId: parent?.accountId ?? null,
    reblogOfId: null,
    conversationId: parent?.conversationId ?? id,
    mediaIds: [],
    pollId: null,
    card: null,
    mentionIds: [],
    tags: [],
    application: null,
    quote: null,
    quotePolicy: 'public',
    quoteManual: 'nobody',
    repliesCount: 0,
    reblogsCount: 0,
    favouritesCount: 0,
    quotesCount: 0,
    revisions: [],
    translations: {},
    ...given,
    id,
  })
}

/** Adds a processed medium. */
export function addMedia(
  world: World,
  given: Given<m.Media, 'accountId' | 'type' | 'url'>,
  at: number,
): m.Media {
  return world.media.put({
    id: given.id ?? world.ids.ordered(at),
    statusId: null,
    mime: 'image/png',
    previewUrl: given.url,
    remoteUrl: null,
    blurhash: null,
    description: null,
    focus: null,
    meta: { width: null, height: null, duration: null, frameRate: null, bitrate: null, colors: null },
    state: 'ready',
    readyAt: 0,
    ...given,
  })
}

/** Adds a follow, without counts and notifications. */
export function addFollow(world: World, given: Given<m.Follow, 'from' | 'to'>, at: number): m.Follow {
  return world.follows.put({
    id: given.id ?? world.ids.serial(),
    reblogs: true,
    notify: false,
    languages: null,
    createdAt: at,
    ...given,
  })
}

/** Adds a mark in `table` (favourites, bookmarks, pins), without counts. */
export function addMark(
  world: World,
  table: 'favourites' | 'bookmarks' | 'pins' | 'mutedConversations',
  given: { accountId: string; statusId: string; createdAt: number },
): m.Mark {
  return world[table].put({ id: world.ids.serial(), ...given })
}
