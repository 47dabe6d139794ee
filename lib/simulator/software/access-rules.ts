import { Refusal } from '../routing/refusal'

/** Which requests a server accepts, and how it refuses others. */
export interface AccessRules {
  /** Patterns over 'METHOD /path' of routes that require a user here but not on Mastodon. */
  readonly members: readonly RegExp[]
  /** Revoked tokens count as missing. */
  readonly forgetsTokens: boolean
  /** The answer to a request without a user. */
  readonly refuse: () => Refusal
}

export const MASTODON_ACCESS: AccessRules = {
  members: [],
  forgetsTokens: false,
  refuse: () => new Refusal(401, 'The access token is invalid'),
}

/** GoToSocial shows visitors only the instance: its public pages are not part of the API. */
export const GOTOSOCIAL_ACCESS: AccessRules = {
  members: [
    /^\w+ \/api\/v1\/(statuses|timelines|polls|custom_emojis|announcements|trends|streaming|instance\/peers)/,
    /^GET \/api\/v1\/accounts/,
    /^\w+ \/api\/v2\/search/,
  ],
  forgetsTokens: true,
  refuse: () => new Refusal(401, 'Unauthorized: token not supplied'),
}

/** Pleroma.Web.Plugs.EnsureAuthenticatedPlug: never 401. */
export const PLEROMA_ACCESS: AccessRules = {
  members: [/^GET \/api\/v1\/tags\//],
  forgetsTokens: true,
  refuse: () => new Refusal(403, 'Invalid credentials.'),
}
