import * as z from 'zod/mini'

/**
 * True when `http://localhost` counts as secure: in development and in builds for journeys, never when
 * deployed.
 */
const INSECURE = import.meta.env.DEV || import.meta.env['SKEIN_INSECURE'] === true

const LONGEST = 4096

/** Use of a URL: loaded by the page, opened by a click, or connected to. */
export type UrlUse = 'media' | 'link' | 'socket'

const SCHEMES: Readonly<Record<UrlUse, RegExp>> = {
  media: /^https:/i,
  link: /^https?:/i,
  socket: /^(?:https|wss):/i,
}
const LOCAL: Readonly<Record<UrlUse, RegExp>> = {
  media: /^http:\/\/localhost[:/]/i,
  link: /^http:\/\/localhost[:/]/i,
  socket: /^(?:http|ws):\/\/localhost[:/]/i,
}

/** A host without user name or password; no spaces or control characters anywhere. */
const WHOLE = /^\w+:\/\/[^\s\p{Cc}/?#\\@]+(?:[/?#][^\s\p{Cc}]*)?$/u

/**
 * Returns a URL unchanged if it is safe to use, else null. It must be absolute, without user name, password,
 * spaces and control characters. Media must be https, links may be http, sockets https or wss; `insecure`
 * adds http and ws on localhost.
 */
export function safeUrl(raw: unknown, use: UrlUse, insecure = INSECURE): string | null {
  if (typeof raw !== 'string' || raw.length > LONGEST) return null
  const known = SCHEMES[use].test(raw) || (insecure && LOCAL[use].test(raw))
  return known && WHOLE.test(raw) && URL.canParse(raw) ? raw : null
}

const reader = (use: UrlUse) => z.transform((value: unknown) => safeUrl(value, use))
const textReader = (use: UrlUse) => z.transform((value: unknown) => safeUrl(value, use) ?? '')

/** URL of an image, audio or video file; '' or null for none. */
export const mediaAddress = textReader('media')
export const mediaAddressOrNull = reader('media')

/** URL of a web page; '' or null for none. */
export const linkAddress = textReader('link')
export const linkAddressOrNull = reader('link')

/** URL of a streaming API; null for none. */
export const socketAddressOrNull = reader('socket')
