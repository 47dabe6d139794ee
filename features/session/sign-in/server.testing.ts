import type { Fetch } from '../servers/visitor-http'

export interface ReceivedRequest {
  path: string
  method: string
  form: Record<string, string>
  token: string | null
}

export type Reply = (asked: ReceivedRequest) => Response | Promise<Response>

export const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status })

export const account = {
  id: '1',
  username: 'ana',
  acct: 'ana',
  display_name: 'Ana',
  avatar: 'https://h/a.png',
}

/** A fake server with the endpoints of sign-in; `over` replaces answers by path. For tests. */
export function fakeServer(over: Record<string, Reply> = {}): { fetch: Fetch; asked: ReceivedRequest[] } {
  const asked: ReceivedRequest[] = []
  let apps = 0
  const usual: Record<string, Reply> = {
    '/api/v2/instance': () => json({ domain: 'host.example', title: 'Host', version: '4.5.0' }),
    '/.well-known/oauth-authorization-server': () =>
      json({ scopes_supported: ['read', 'write', 'push'], code_challenge_methods_supported: ['S256'] }),
    '/api/v1/apps': () => json({ client_id: `id${++apps}`, client_secret: `secret${apps}` }),
    '/oauth/token': ({ form }) =>
      json({ access_token: form['grant_type'] === 'authorization_code' ? 'token' : 'app-token' }),
    '/oauth/revoke': () => json({}),
    '/api/v1/accounts/verify_credentials': () => json(account),
  }
  return {
    asked,
    async fetch(request) {
      const { pathname: path } = new URL(request.url)
      const body = request.method === 'GET' ? '' : await request.text()
      const one: ReceivedRequest = {
        path,
        method: request.method,
        form: Object.fromEntries(new URLSearchParams(body)),
        token: request.headers.get('authorization'),
      }
      asked.push(one)
      return (over[path] ?? usual[path] ?? (() => json({ error: 'Record not found' }, 404)))(one)
    },
  }
}
