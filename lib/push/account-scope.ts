import { encodeComponent } from '@/lib/util/encode-component'

/**
 * The scope of the service worker that receives the pushes of an account. A scope has one subscription, which belongs to
 * the key of one server. One per account also keeps servers from learning, by a common address, which accounts share a
 * browser.
 */
export const pushScopeOf = (app: string, identity: string): string =>
  `${app}push/${encodeComponent(identity)}/`

const ACCOUNT_SCOPE = /^(.*\/)push\/([^/]+)\/$/

/** The app and the account of a scope; `account` is null for the scope of the app itself. */
export function readPushScope(scope: string): { app: string; account: string | null } {
  const [, app = '', encoded = ''] = ACCOUNT_SCOPE.exec(scope) ?? []
  const account = decodeURIComponent(encoded)
  // The app may be in a folder that has such a name.
  return account.includes('@') ? { app, account } : { app: scope, account: null }
}
