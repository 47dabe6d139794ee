import { createHttp, type Http, type HttpReader } from '@/lib/http'

export type Fetch = (request: Request) => Promise<Response>

/** A client outside any runtime: for a server without a session, or with a token that is not in use yet. */
export const visitorHttpWriter = (server: string, fetch: Fetch, token: string | null = null): Http =>
  createHttp({ server, token, fetch, tick: () => 0, now: Date.now })

/** The same for reads only. */
export const visitorHttp = (...args: Parameters<typeof visitorHttpWriter>): HttpReader =>
  visitorHttpWriter(...args)
