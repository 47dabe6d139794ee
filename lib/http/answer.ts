import * as z from 'zod/mini'
import { parseAsyncRefresh, type AsyncRefresh } from './async-refresh'
import { ApiError, kindOfRefusal, readRefusal } from './errors'
import { parseLinkHeader, withRequestParameters } from './link-header'
import { retryMoment } from './rate-limit'

/** The answer to an API request. */
export interface ParsedAnswer<T> {
  data: T
  status: number
  /** Logical timestamp: for a read, when it was sent; for a write, when its answer arrived. */
  sent: number
  /** Absolute URLs of the next and the previous page, to be passed to `request` unchanged. */
  next: string | null
  prev: string | null
  /** HTTP 206: the server is still building this list. */
  partial: boolean
  refresh: AsyncRefresh | null
  /**
   * Number of list items that were dropped because they could not be parsed. A list that lost all of them is
   * an 'invalid' error.
   */
  lost: number
}

/** A raw answer, independent of the transport that fetched it. */
export interface RawAnswer {
  status: number
  statusText: string
  headers: Pick<Headers, 'get'>
  text: string
  /** URL of the request. */
  url: URL
}

export interface ReadContext {
  signedIn: boolean
  now: number
  stamp: number
}

/** True for an HTML page where JSON was requested. */
export const looksLikeHtml = (raw: RawAnswer) =>
  (raw.headers.get('content-type') ?? '').includes('html') || /^\s*<(?:!doctype|html)/i.test(raw.text)

const LONG_NUMBER = /[:[,]\s*\d{16,}/
const STRING_OR_LONG_NUMBER = /"(?:[^"\\]|\\.)*"|(?<![\d.+-])\d{16,}(?![\d.eE])/g

/**
 * Quotes the integers that JavaScript would round. Mastodon sends `in_reply_to_id` of a scheduled post as a
 * number, and its ids exceed Number.MAX_SAFE_INTEGER.
 */
const withExactIds = (text: string): string =>
  LONG_NUMBER.test(text)
    ? text.replace(STRING_OR_LONG_NUMBER, (token) =>
        token.startsWith('"') || Number.isSafeInteger(Number(token)) ? token : `"${token}"`,
      )
    : text

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(withExactIds(text)) as unknown }
  } catch {
    return null
  }
}

const lostItems = (sent: unknown, read: unknown): number =>
  Array.isArray(sent) && Array.isArray(read) ? sent.length - read.length : 0

/**
 * Parses a raw answer and validates its data against `schema`. An empty body reads as undefined, so only a
 * schema that accepts undefined (z.unknown()) accepts it. Throws ApiError: a refusal by its status; HTML,
 * text that is not JSON and data of the wrong shape as 'invalid'.
 */
export function readAnswer<S extends z.core.$ZodType>(
  raw: RawAnswer,
  schema: S,
  context: ReadContext,
): ParsedAnswer<z.output<S>> {
  const path = raw.url.pathname
  const html = looksLikeHtml(raw)
  const json = html || raw.text.trim() === '' ? null : parseJson(raw.text)

  if (raw.status < 200 || raw.status > 299) {
    const refusal = readRefusal(json?.value)
    const kind = kindOfRefusal(raw.status, context.signedIn, refusal.message)
    throw new ApiError({
      kind,
      path,
      host: raw.url.host,
      status: raw.status,
      html,
      ...refusal,
      message: refusal.message || raw.statusText,
      retryAt: kind === 'rateLimited' ? retryMoment(raw.headers, context.now) : undefined,
    })
  }

  const invalid = (message: string, cause?: Error) =>
    new ApiError({ kind: 'invalid', path, status: raw.status, html, message, cause })
  if (!json && raw.text.trim() !== '') throw invalid('The answer is not JSON')
  const read = z.safeParse(schema, json?.value)
  if (!read.success) throw invalid('The answer has another shape', read.error)

  const lost = lostItems(json?.value, read.data)
  if (lost > 0 && Array.isArray(read.data) && read.data.length === 0) throw invalid('No item can be read')

  const links = parseLinkHeader(raw.headers.get('link'), raw.url.href)
  const page = (...names: string[]) => {
    const link = names.map((name) => links.get(name)).find((href) => href !== undefined)
    return link === undefined ? null : withRequestParameters(link, raw.url)
  }
  return {
    data: read.data,
    lost,
    status: raw.status,
    sent: context.stamp,
    next: page('next'),
    prev: page('prev', 'previous'),
    partial: raw.status === 206,
    refresh: parseAsyncRefresh(raw.headers.get('mastodon-async-refresh')),
  }
}
