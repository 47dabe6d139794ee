import type { Account, Status, Visibility } from './store/model'
import { issueToken, registerApp } from './oauth'
import { edit, publish, type Change, type Draft } from './actions/publish'
import { answerRequest, block, follow, unfollow, type FollowOptions } from './actions/relate'
import { boost, favourite, unboost } from './actions/react'
import { removeStatus } from './actions/remove'
import { settle } from './actions/settle'
import type { Server } from './server'

/** Acting as one account, local or remote. */
export interface Actor {
  readonly id: string
  publish(draft: string | Draft): Status
  edit(statusId: string, change: Change): Status
  remove(statusId: string): void
  boost(statusId: string, visibility?: Visibility): Status
  unboost(statusId: string): void
  favourite(statusId: string): void
  unfavourite(statusId: string): void
  follow(acct: string, options?: FollowOptions): void
  unfollow(acct: string): void
  block(acct: string): void
  acceptFollow(acct: string): void
}

/** The test's hand inside the server. */
export interface Script {
  /** An account by its address; throws when there is none. */
  account(acct: string): Account
  as(acct: string): Actor
  /** Signs in without pages: a token with the scopes (default read write follow push). */
  signIn(acct: string, scopes?: readonly string[]): { token: string; accountId: string }
  /** Moves the clock and does what became due. */
  advance(ms: number): void
}

export function createScript(server: Server): Script {
  const account = (acct: string): Account => {
    const found = server.world.findAccount(acct)
    if (!found) throw new Error(`The world has no account ${acct}`)
    return found
  }
  const status = (id: string): Status => {
    const found = server.world.statuses.get(id)
    if (!found) throw new Error(`The world has no post ${id}`)
    return found
  }
  return {
    account,
    as: (acct) => {
      const { id } = account(acct)
      return {
        id,
        publish: (draft) => publish(server, id, typeof draft === 'string' ? { text: draft } : draft),
        edit: (statusId, change) => edit(server, status(statusId), change),
        remove: (statusId) => removeStatus(server, status(statusId)),
        boost: (statusId, visibility = 'public') => boost(server, id, status(statusId), visibility),
        unboost: (statusId) => unboost(server, id, status(statusId)),
        favourite: (statusId) => void favourite(server, id, status(statusId), true),
        unfavourite: (statusId) => void favourite(server, id, status(statusId), false),
        follow: (to, options) => void follow(server, id, account(to).id, options),
        unfollow: (to) => unfollow(server, id, account(to).id),
        block: (to) => block(server, id, account(to).id),
        acceptFollow: (from) => void answerRequest(server, id, account(from).id, true),
      }
    },
    signIn: (acct, scopes = ['read', 'write', 'follow', 'push']) => {
      const { id } = account(acct)
      const app =
        server.world.apps.values().find((known) => known.name === 'Script') ??
        registerApp(server, {
          name: 'Script',
          website: null,
          redirectUris: ['urn:ietf:wg:oauth:2.0:oob'],
          scopes: ['read', 'write', 'follow', 'push', 'profile'],
        })
      return { token: issueToken(server, app, id, scopes).token, accountId: id }
    },
    advance: (ms) => {
      server.clock.advance(ms)
      settle(server)
    },
  }
}
