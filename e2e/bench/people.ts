import type { Server } from '../servers'

/** Returns up to `count` handles that a demo account follows, from the server's API. */
export async function followedBy(server: Server, acct: string, count: number): Promise<string[]> {
  const { token, accountId } = server.simulator.script.signIn(acct)
  const answer = await fetch(`${server.origin}/api/v1/accounts/${accountId}/following?limit=${count}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { acct: string }[]).map((account) => account.acct)
}
