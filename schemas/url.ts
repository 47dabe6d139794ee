import * as z from 'zod/mini'

/** Whether `http://localhost` counts as secure: in development and in builds for journeys, never in what is deployed. */
const INSECURE = import.meta.env.DEV || import.meta.env['SKEIN_INSECURE'] === true

const LONGEST = 4096

/** What a server's address is used for: loaded by the page, opened on a click, or connected to. */
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

/** A host without user name or password, and neither spaces nor control characters anywhere. */
const WHOLE = /^\w+:\/\/[^\s\p{Cc}/?#\\@]+(?:[/?#][^\s\p{Cc}]*)?$/u

/**
 * A server's address, as it came, when it may be used; else null. It is absolute and without user name, password, spaces
 * or control characters. Media have to be https, links may be http too, sockets are https or wss; `insecure` adds http
 * and ws on localhost.
 */
export function safeUrl(raw: unknown, use: UrlUse, insecure = INSECURE): string | null {
  if (typeof raw !== 'string' || raw.length > LONGEST) return null
  const known = SCHEMES[use].test(raw) || (insecure && LOCAL[use].test(raw))
  return known && WHOLE.test(raw) && URL.canParse(raw) ? raw : null
}

const reader = (use: UrlUse) => z.transform((value: unknown) => safeUrl(value, use))
const textReader = (use: UrlUse) => z.transform((value: unknown) => safeUrl(value, use) ?? '')

/** The address of a picture, a sound or a film; '' or null for none. */
export const mediaAddress = textReader('media')
export const mediaAddressOrNull = reader('media')

/** The address of a page for people; '' or null for none. */
export const linkAddress = textReader('link')
export const linkAddressOrNull = reader('link')

/** Where a server streams from; null for none. */
export const socketAddressOrNull = reader('socket')
