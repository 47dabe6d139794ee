import { createSimulator, type Simulator, type SimulatorOptions } from './simulator'

type Body = Record<string, unknown>

/** An answer with parsed JSON. */
export interface Answer<T> {
  readonly status: number
  readonly headers: Headers
  readonly body: T
}

/** A minimal client for tests: authenticates, sends and parses JSON. */
export interface Client {
  readonly token: string | null
  call<T = Body>(line: string, json?: unknown, headers?: Record<string, string>): Promise<Answer<T>>
}

export function clientOf(simulator: Simulator, token: string | null): Client {
  return {
    token,
    call: async (line: string, json?: unknown, headers: Record<string, string> = {}) => {
      const [method = 'GET', path = '/'] = line.split(' ')
      const form = json instanceof FormData || json instanceof URLSearchParams
      const response = await simulator.fetch(
        new Request(simulator.origin + path, {
          method,
          headers: {
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
            ...(json === undefined || form ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(json === undefined ? {} : { body: form ? json : JSON.stringify(json) }),
        }),
      )
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json')
      return {
        status: response.status,
        headers: response.headers,
        body: (isJson ? JSON.parse(text) : text) as never,
      }
    },
  }
}

/** A simulator with clients for alice, bob and a visitor. */
export function stage(options: SimulatorOptions = {}) {
  const simulator = createSimulator(options)
  const { script } = simulator
  const as = (acct: string, scopes?: readonly string[]) =>
    clientOf(simulator, script.signIn(acct, scopes).token)
  return { simulator, script, as, visitor: clientOf(simulator, null), world: simulator.server.world }
}

/** Ids of a list of entities. */
export const ids = (list: unknown): string[] => (list as { id: string }[]).map((item) => item.id)

/** One frame of a socket. */
interface Frame {
  readonly stream?: string[]
  readonly event?: string
  readonly payload?: string
  readonly error?: string
  readonly status?: number
}

/**
 * Opens a socket for an account and subscribes to `channels` by messages; `query` names a first one in the
 * URL.
 */
export async function listen(
  at: Pick<ReturnType<typeof stage>, 'simulator' | 'script'>,
  acct: string,
  channels: readonly object[],
  query = '',
) {
  const { client, status } = at.simulator.connect(
    `wss://home.example/api/v1/streaming${query}`,
    at.script.signIn(acct).token,
  )
  const got: Frame[] = []
  client.onmessage = (event) => got.push(JSON.parse(String(event.data)) as Frame)
  await new Promise((open) => client.addEventListener('open', open))
  for (const channel of channels) client.send(JSON.stringify({ type: 'subscribe', ...channel }))
  const settle = () => new Promise((done) => setTimeout(done, 0))
  return { client, status, got, settle }
}
