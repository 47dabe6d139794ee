import type { Server } from '../server'
import type { Account, App, Token, User } from '../store/model'
import type { View } from '../serialize/view'
import { Refusal } from './refusal'
import type { Params } from './params'

/** Everything a handler gets. */
export interface Call {
  readonly server: Server
  readonly request: Request
  readonly url: URL
  /** Parameters of the path. */
  readonly path: Readonly<Record<string, string>>
  /** Query and body. */
  readonly params: Params
  readonly token: Token | null
  readonly app: App | null
  /** The signed-in account and its user. */
  readonly account: Account | null
  readonly user: User | null
  /** The caller's view for serializers. */
  readonly view: View
}

/** The signed-in account's id; routes with access 'user' have one. */
export function me(call: Call): string {
  if (!call.account) throw new Refusal(401, 'The access token is invalid')
  return call.account.id
}

/** The signed-in user's settings. */
export function self(call: Call): User {
  if (!call.user) throw new Refusal(422, 'This method requires an authenticated user')
  return call.user
}

/** Returns a parameter of the path. */
export const pathParam = (call: Call, name = 'id'): string => call.path[name] ?? ''
