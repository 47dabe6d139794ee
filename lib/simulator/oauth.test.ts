// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { stage } from './testing'

const REDIRECT = 'https://client.example/auth/callback'
const VERIFIER = 'a-verifier-that-is-long-enough-to-be-one-0123456789'

async function challenge(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(VERIFIER))
  return Buffer.from(digest).toString('base64url')
}

async function setup() {
  const { simulator, visitor, world } = stage()
  const app = await visitor.call<{ client_id: string; client_secret: string }>('POST /api/v1/apps', {
    client_name: 'Client',
    redirect_uris: REDIRECT,
    scopes: 'read write push',
  })
  const request = new URLSearchParams({
    response_type: 'code',
    client_id: app.body.client_id,
    redirect_uri: REDIRECT,
    scope: 'read write',
    state: 'abc',
    code_challenge: await challenge(),
    code_challenge_method: 'S256',
  })
  const decide = async (decision: string) => {
    const alice = world.findAccount('alice')?.id ?? ''
    const form = new URLSearchParams(request)
    form.set('account', alice)
    form.set('decision', decision)
    const answer = await visitor.call('POST /oauth/authorize', form)
    return new URL(answer.headers.get('location') ?? '')
  }
  const exchange = (code: string, change: Record<string, string> = {}) =>
    visitor.call<{ access_token: string; error: string; scope: string }>(
      'POST /oauth/token',
      new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: app.body.client_id,
        client_secret: app.body.client_secret,
        redirect_uri: REDIRECT,
        code,
        code_verifier: VERIFIER,
        ...change,
      }),
    )
  return { simulator, visitor, app: app.body, request, decide, exchange }
}

describe('OAuth', () => {
  it('offers accounts on a page without scripts, with a way to deny', async () => {
    const { visitor, request } = await setup()
    const { status, body, headers } = await visitor.call<string>(`GET /oauth/authorize?${request.toString()}`)
    expect(status).toBe(200)
    expect(body).toContain('<form method="post"')
    expect(body).toContain('Alice')
    expect(body).toContain('value="deny"')
    expect(body).not.toContain('<script')
    expect(headers.get('x-frame-options')).toBe('DENY')
  })

  it('issues a code after consent and a token for the code, once', async () => {
    const { decide, exchange, simulator } = await setup()
    const back = await decide('allow')
    expect(back.searchParams.get('state')).toBe('abc')
    const code = back.searchParams.get('code') ?? ''
    const token = await exchange(code)
    expect(token.status).toBe(200)
    expect(token.body.scope).toBe('read write')
    const again = await exchange(code)
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant'])
    const me = await simulator.fetch(
      new Request(`${simulator.origin}/api/v1/accounts/verify_credentials`, {
        headers: { authorization: `Bearer ${token.body.access_token}` },
      }),
    )
    expect(await me.json()).toMatchObject({ username: 'alice', role: { permissions: '65536' } })
  })

  it.each([
    ['a wrong secret', { client_secret: 'no' }, 401, 'invalid_client'],
    ['a wrong verifier', { code_verifier: 'no' }, 400, 'invalid_grant'],
    ['another redirect', { redirect_uri: 'https://evil.example/' }, 400, 'invalid_grant'],
    ['another grant type', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ])('refuses %s', async (_, change, status, error) => {
    const { decide, exchange } = await setup()
    const code = (await decide('allow')).searchParams.get('code') ?? ''
    const answer = await exchange(code, change)
    expect([answer.status, answer.body.error]).toEqual([status, error])
  })

  it('redirects with access_denied after a denial', async () => {
    const { decide } = await setup()
    const back = await decide('deny')
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.searchParams.get('state')).toBe('abc')
  })

  it('shows a page instead of redirecting to an unregistered URL', async () => {
    const { visitor, request } = await setup()
    request.set('redirect_uri', 'https://evil.example/')
    const answer = await visitor.call(`GET /oauth/authorize?${request.toString()}`)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
  })

  it('revokes a token with its sockets', async () => {
    const { visitor, decide, exchange, simulator, app } = await setup()
    const token = (await exchange((await decide('allow')).searchParams.get('code') ?? '')).body.access_token
    const { client } = simulator.connect('wss://home.example/api/v1/streaming', token)
    await new Promise((open) => client.addEventListener('open', open))
    const closed = new Promise((close) => client.addEventListener('close', close))
    await visitor.call('POST /oauth/revoke', { ...app, token })
    await closed
    const me = await simulator.fetch(
      new Request(`${simulator.origin}/api/v1/timelines/home`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    )
    expect(me.status).toBe(401)
  })
})
