import { Refusal } from '../routing/refusal'

/** Whom a kind of server lets in, and how it refuses the others. */
export interface Doors {
  /** Patterns over 'METHOD /path' of what takes a user here although Mastodon shows it to visitors. */
  readonly members: readonly RegExp[]
  /** A token that was revoked counts as none. */
  readonly forgetsTokens: boolean
  /** The answer to somebody who is not signed in. */
  readonly refuse: () => Refusal
}

export const MASTODON_DOORS: Doors = {
  members: [],
  forgetsTokens: false,
  refuse: () => new Refusal(401, 'The access token is invalid'),
}

/** Visitors of GoToSocial read nothing but the instance: its public pages are not of the API. */
export const GOTOSOCIAL_DOORS: Doors = {
  members: [
    /^\w+ \/api\/v1\/(statuses|timelines|polls|custom_emojis|announcements|trends|streaming|instance\/peers)/,
    /^GET \/api\/v1\/accounts/,
    /^\w+ \/api\/v2\/search/,
  ],
  forgetsTokens: true,
  refuse: () => new Refusal(401, 'Unauthorized: token not supplied'),
}

/** Pleroma.Web.Plugs.EnsureAuthenticatedPlug: never 401. */
export const PLEROMA_DOORS: Doors = {
  members: [/^GET \/api\/v1\/tags\//],
  forgetsTokens: true,
  refuse: () => new Refusal(403, 'Invalid credentials.'),
}
