import * as z from 'zod/mini'
import type { AccountId } from '@/schemas/primitives'
import { customEmojis } from '@/schemas/server/emoji'

const accountId = z.custom<AccountId>((value) => typeof value === 'string' && value !== '')
/** A text that may be missing. */
const textOrNone = z.catch(z.string(), '')
const off = z.catch(z.boolean(), false)

/** The public part of a signed-in account, kept in localStorage for the first paint. */
export const signedInAccountSchema = z.object({
  /** 'acct@host', the identity key. */
  identityKey: z.string(),
  server: z.string(),
  accountId,
  /** With the shortcodes of custom emoji. */
  name: textOrNone,
  /** The custom emoji in `name`. */
  emojis: customEmojis,
  avatar: textOrNone,
  /** The handle users know; its domain may differ from the API's host. */
  handle: textOrNone,
  /** The token was refused: the account stays listed and needs to sign in again. */
  expired: off,
})
export type SignedInAccount = z.output<typeof signedInAccountSchema>

/** Everything needed to act for an account. Never leaves IndexedDB and memory. */
export const sessionSchema = z.extend(signedInAccountSchema, {
  token: z.string(),
  scopes: textOrNone,
  /** Null when the page's server signed the user in (embedded mode). */
  clientId: z.nullable(z.string()),
  clientSecret: z.nullable(z.string()),
  revocationPath: z.catch(z.string(), '/oauth/revoke'),
  embedded: off,
  /** ms since the epoch; defines the order. */
  addedAt: z.catch(z.number(), 0),
})
export type Session = z.output<typeof sessionSchema>

// The following are made on first use: most starts need none of them.

/** The app's registration at a server for one return URL. */
export const appRegistrationSchema = () =>
  z.object({
    server: z.string(),
    redirectUri: z.string(),
    clientId: z.string(),
    clientSecret: z.string(),
    scopes: z.string(),
  })
export type AppRegistration = z.output<ReturnType<typeof appRegistrationSchema>>

/** The action that a visitor pressed before signing in. It is done afterwards. */
export const visitorActionSchema = () =>
  z.object({
    action: z.string(),
    /** The URI of the post or account. */
    uri: z.string(),
    /** For a vote the titles of the chosen options. */
    choices: z.array(z.string()),
  })
export type VisitorAction = z.output<ReturnType<typeof visitorActionSchema>>

/** A sign-in that is waiting for the server's consent page. */
export const pendingSignInSchema = () =>
  z.object({
    state: z.string(),
    server: z.string(),
    domain: z.string(),
    title: z.string(),
    tokenPath: z.string(),
    revocationPath: z.string(),
    redirectUri: z.string(),
    scopes: z.string(),
    clientId: z.string(),
    clientSecret: z.string(),
    /** PKCE verifier; null where the server does not support PKCE. */
    verifier: z.nullable(z.string()),
    /** Path inside the app to go to afterwards. */
    returnTo: z.string(),
    /** Null when the sign-in was not started by an action. */
    visitorAction: z.catch(z.nullable(visitorActionSchema()), null),
    /** Account that signs in again; null for any. */
    expects: z.nullable(accountId),
    /** Number of times the app had to be registered again for this sign-in. */
    restarts: z.number(),
    /** Set once the code was exchanged, so that a retry only needs verify_credentials. */
    token: z.nullable(z.string()),
    startedAt: z.number(),
  })
export type PendingSignIn = z.output<ReturnType<typeof pendingSignInSchema>>

/** A recently used server. */
export const recentServerSchema = () =>
  z.object({
    server: z.string(),
    title: textOrNone,
    usedAt: z.catch(z.number(), 0),
  })
export type RecentServer = z.output<ReturnType<typeof recentServerSchema>>

/** Returns the public part of a session. */
export const withoutSecrets = ({
  identityKey,
  server,
  accountId,
  name,
  emojis,
  avatar,
  handle,
  expired,
}: SignedInAccount): SignedInAccount => ({
  identityKey,
  server,
  accountId,
  name,
  emojis,
  avatar,
  handle,
  expired,
})
