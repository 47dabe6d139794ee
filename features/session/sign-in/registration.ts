import { isApiError, type Http } from '@/lib/http'
import { appDto, tokenDto } from '@/schemas/server/oauth'
import { appKey, type SessionDb } from '../accounts/store/session-db'
import type { AppRegistration } from '../accounts/store/stored'

export interface Registration {
  http: Http
  db: SessionDb
  path: string
  tokenPath: string
  revoke: (app: AppRegistration, token: string) => void
  redirectUri: string
  /** Space-separated. */
  scopes: string
  /** App name on the consent page. */
  name: string
  website: string
}

const covers = (app: AppRegistration, scopes: string) => {
  const registered = new Set(app.scopes.split(' '))
  return scopes.split(' ').every((scope) => registered.has(scope))
}

async function register({ http, path, redirectUri, name, website }: Registration, scopes: string) {
  const form = new URLSearchParams({ client_name: name, redirect_uris: redirectUri, scopes, website })
  const { data } = await http.request(path, { schema: appDto, method: 'POST', form })
  return {
    server: http.server,
    redirectUri,
    clientId: data.client_id,
    clientSecret: data.client_secret,
    scopes,
  }
}

/** Doorkeeper answers invalid_client; other software a bare 401. */
export const isUnknownApp = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'invalid_client' || (error.status === 401 && !error.code))

/**
 * True when the server still knows the app. Checked before the redirect, because most servers show an error
 * page for an unknown app and never redirect back.
 */
async function isKnown({ http, tokenPath, revoke }: Registration, app: AppRegistration): Promise<boolean> {
  try {
    const { data } = await http.request(tokenPath, {
      schema: tokenDto,
      method: 'POST',
      form: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: app.clientId,
        client_secret: app.clientSecret,
        redirect_uri: app.redirectUri,
        scope: 'read',
      }),
      timeout: 8000,
    })
    revoke(app, data.access_token)
    return true
  } catch (error) {
    // A server without this grant, or without an answer, proves nothing about the app.
    return !isUnknownApp(error)
  }
}

/**
 * Returns the app's registration at this server for this return URL, registering it if needed. A server that
 * refuses the scopes is asked again for `read write`. Throws ApiError.
 */
export async function appFor(registration: Registration): Promise<AppRegistration> {
  const { db, http, redirectUri, scopes } = registration
  const known = await db.apps.get(appKey(http.server, redirectUri))
  if (known && covers(known, scopes) && (await isKnown(registration, known))) return known
  const app = await register(registration, scopes).catch((error: unknown) => {
    if (!isApiError(error, 'refused') || scopes === 'read write') throw error
    return register(registration, 'read write')
  })
  await db.apps.put(app)
  return app
}

/** Removes the registration, so that the next sign-in registers again: servers delete unused apps. */
export const forgetApp = (db: SessionDb, server: string, redirectUri: string): Promise<void> =>
  db.apps.delete(appKey(server, redirectUri))
