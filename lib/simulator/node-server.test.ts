// @vitest-environment node
import { request } from 'node:http'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { DEFAULT_NOW } from './clock'
import { fixtures } from './fixtures'
import { serve, type Served } from './node-server'

const open: Served[] = []
const start = async (options: Parameters<typeof serve>[0] = {}) => {
  const served = await serve({ world: fixtures(DEFAULT_NOW), ...options })
  open.push(served)
  return served
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((served) => served.close()))
})

const message = (socket: WebSocket) =>
  new Promise<{ stream: string[]; event: string; payload: string }>((resolve) => {
    socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString()) as never))
  })

describe('serve', () => {
  it('answers real requests with the CORS of the real server', async () => {
    const { origin, simulator } = await start()
    const { token } = simulator.script.signIn('alice')
    const posted = await fetch(`${origin}/api/v1/statuses`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        origin: 'https://app.example',
      },
      body: JSON.stringify({ status: 'Over the wire' }),
    })
    expect(posted.status).toBe(200)
    expect(posted.headers.get('access-control-allow-origin')).toBe('*')
    expect(posted.headers.get('access-control-expose-headers')).toContain('Link')
    const home = await fetch(`${origin}/api/v1/timelines/home?limit=1`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await home.json()).toMatchObject([{ content: '<p>Over the wire</p>' }])
    expect(home.headers.get('link')).toContain(`${origin}/api/v1/timelines/home?limit=1&max_id=`)
    expect(home.headers.get('x-ratelimit-remaining')).toBe('298')
  })

  it('takes uploads as forms', async () => {
    const { origin, simulator } = await start()
    const { token } = simulator.script.signIn('alice')
    const form = new FormData()
    form.set('status', 'From a form')
    const posted = await fetch(`${origin}/api/v1/statuses`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    expect(await posted.json()).toMatchObject({ content: '<p>From a form</p>' })
  })

  it('streams to a socket with its token as the subprotocol', async () => {
    const { origin, simulator } = await start()
    const { token } = simulator.script.signIn('alice')
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/v1/streaming`, token)
    await new Promise((opened) => socket.once('open', opened))
    socket.send(JSON.stringify({ type: 'subscribe', stream: 'user' }))
    await expect.poll(() => [...simulator.server.hub.peers][0]?.channels.size).toBe(1)
    const arriving = message(socket)
    const post = simulator.script.as('bob').publish('Hello, stream')
    const update = await arriving
    expect(update).toMatchObject({ stream: ['user'], event: 'update' })
    expect(JSON.parse(update.payload)).toMatchObject({ id: post.id })
  })

  it('streams a new post to its author after the answer', async () => {
    const { origin, simulator } = await start()
    const { token } = simulator.script.signIn('alice')
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/v1/streaming`, token)
    await new Promise((opened) => socket.once('open', opened))
    socket.send(JSON.stringify({ type: 'subscribe', stream: 'user' }))
    await expect.poll(() => [...simulator.server.hub.peers][0]?.channels.size).toBe(1)
    const order: string[] = []
    const arriving = message(socket).then(({ event }) => order.push(event))
    const body = JSON.stringify({ status: 'Once answered' })
    await new Promise<void>((answered) => {
      const asked = request(`${origin}/api/v1/statuses`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      })
      asked.on('response', (response) => {
        response.resume()
        response.on('end', () => {
          order.push('answer')
          answered()
        })
      })
      asked.end(body)
    })
    await arriving
    expect(order).toEqual(['answer', 'update'])
  })

  it('refuses a socket with a bad token', async () => {
    const { origin } = await start()
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/v1/streaming`, 'nonsense')
    const error = await new Promise<Error>((resolve) => socket.once('error', resolve))
    expect(error.message).toContain('401')
  })

  it.each([
    ['GET', '//', 404],
    ['GET', '/api/v1/statuses/%E0%A4%A', 400],
    ['GET', '/api/v1/timelines/tag/100%', 400],
    ['OPTIONS', '*', 400],
  ])('answers %s %s with %i and keeps running', async (method, path, status) => {
    const { origin, port } = await start()
    const answer = await new Promise<number | undefined>((resolve, reject) => {
      request({ port, path, method, host: 'localhost' }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(answer).toBe(status)
    expect((await fetch(`${origin}/health`)).status).toBe(200)
  })

  it.each(['null', '7', '"user"', '[]', '{', '{"type":"subscribe","stream":null}'])(
    'ignores the message %s of a socket',
    async (text) => {
      const { origin, simulator } = await start()
      const { token } = simulator.script.signIn('alice')
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/v1/streaming`, token)
      await new Promise((opened) => socket.once('open', opened))
      socket.send(text)
      socket.send(JSON.stringify({ type: 'subscribe', stream: 'user' }))
      await expect.poll(() => [...simulator.server.hub.peers][0]?.channels.size).toBe(1)
    },
  )

  it('refuses a malformed form', async () => {
    const { origin, simulator } = await start()
    const { token } = simulator.script.signIn('alice')
    const answer = await fetch(`${origin}/api/v2/media`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: 'no form',
    })
    expect(answer.status).toBe(400)
  })

  it('serves a built client next to the API', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'client-'))
    writeFileSync(join(dir, 'index.html'), '<title>Client</title>')
    writeFileSync(join(dir, 'main.js'), 'export {}')
    const { origin } = await start({ staticDir: dir })
    const text = async (path: string) => (await fetch(origin + path)).text()
    expect(await text('/')).toContain('Client')
    expect(await text('/@alice/1')).toContain('Client')
    expect((await fetch(`${origin}/main.js`)).headers.get('content-type')).toContain('javascript')
    expect(await text('/api/v1/nonsense')).toContain('error')
    expect(await text('/oauth/authorize')).toContain('An error has occurred')
    expect(await text('/../../../etc/passwd')).toContain('Client')
  })

  it('reports a port that is in use', async () => {
    const { port } = await start()
    await expect(serve({ port })).rejects.toThrow(`Port ${port} is taken`)
  })
})
