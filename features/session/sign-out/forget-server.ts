import { appKey, type SessionDb } from '../accounts/store/session-db'

/**
 * Removes the registration at a server, with its secret, and the server from the recent ones, unless an
 * account or a pending sign-in uses it.
 */
export async function forgetUnusedServer(db: SessionDb, server: string): Promise<void> {
  const uses = [...(await db.sessions.all()), ...(await db.pendingSignIns.all())]
  if (uses.some((use) => use.server === server)) return
  await db.servers.delete(server)
  for (const app of await db.apps.all())
    if (app.server === server) await db.apps.delete(appKey(app.server, app.redirectUri))
}
