import * as z from 'zod/mini'
import type { AccountId } from '@/schemas/primitives'

const accountId = z.nullable(z.custom<AccountId>((value) => typeof value === 'string' && value !== ''))

/** An account held here, as far as anyone may know it: what localStorage keeps for the first paint. */
export const heldAccountSchema = z.object({
  /** 'acct@host', the name of this identity. */
  who: z.string(),
  server: z.string(),
  accountId: z.custom<AccountId>((value) => typeof value === 'string' && value !== ''),
  name: z.catch(z.string(), ''),
  avatar: z.catch(z.string(), ''),
  /** The handle as people know it; its domain may differ from the API's host. */
  handle: z.catch(z.string(), ''),
  /** Its token was refused: readable from here, but to be signed in again. */
  expired: z.catch(z.boolean(), false),
})
export type HeldAccount = z.output<typeof heldAccountSchema>

/** Everything needed to act for an account. Never leaves IndexedDB and memory. */
export const sessionSchema = z.extend(heldAccountSchema, {
  token: z.string(),
  scopes: z.catch(z.string(), ''),
  /** Null when the page's server signed us in (embedded mode). */
  clientId: z.nullable(z.string()),
  clientSecret: z.nullable(z.string()),
  revocationPath: z.catch(z.string(), '/oauth/revoke'),
  embedded: z.catch(z.boolean(), false),
  /** ms since the epoch; the order of the list. */
  addedAt: z.catch(z.number(), 0),
})
export type Session = z.output<typeof sessionSchema>

/** Our registration at a server for one return address. */
export const appSchema = z.object({
  server: z.string(),
  redirectUri: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  scopes: z.string(),
})
export type App = z.output<typeof appSchema>

/** A sign-in that is on its way through the server's pages. */
export const pendingSchema = z.object({
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
  /** PKCE; null where the server offers none. */
  verifier: z.nullable(z.string()),
  /** Path inside this app to go to afterwards. */
  returnTo: z.string(),
  /** Account that is to be signed in again. */
  expects: accountId,
  /** How often the app had to be registered anew for this sign-in. */
  restarts: z.number(),
  /** Set once the code was exchanged, so that a retry only asks who it is. */
  token: z.nullable(z.string()),
  startedAt: z.number(),
})
export type Pending = z.output<typeof pendingSchema>

/** A server somebody signed in to from here. */
export const recentServerSchema = z.object({
  server: z.string(),
  title: z.catch(z.string(), ''),
  usedAt: z.catch(z.number(), 0),
})
export type RecentServer = z.output<typeof recentServerSchema>

/** The part of a session that everybody may know. */
export const withoutSecrets = ({
  who,
  server,
  accountId,
  name,
  avatar,
  handle,
  expired,
}: HeldAccount): HeldAccount => ({ who, server, accountId, name, avatar, handle, expired })
