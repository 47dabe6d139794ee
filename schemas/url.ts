import * as z from 'zod/mini'

/**
 * True when `http://localhost` counts as secure: in development and in builds for journeys, never when
 * deployed.
 */
const INSECURE = import.meta.env.DEV || import.meta.env['SKEIN_INSECURE'] === true

/** Longer URLs are refused. */
const MAX_URL_LENGTH = 4096

/** Use of a URL: loaded by the page, opened by a click, or connected to. */
export type UrlUse = 'media' | 'link' | 'socket'

const SCHEMES: Readonly<Record<UrlUse, RegExp>> = {
  media: /^https:/i,
  link: /^https?:/i,
  socket: /^(?:https|wss):/i,
}
const LOCALHOST_SCHEMES: Readonly<Record<UrlUse, RegExp>> = {
  media: /^http:\/\/localhost[:/]/i,
  link: /^http:\/\/localhost[:/]/i,
  socket: /^(?:http|ws):\/\/localhost[:/]/i,
}

/** A host without user name or password; no spaces or control characters anywhere. */
const URL_SHAPE = /^\w+:\/\/[^\s\p{Cc}/?#\\@]+(?:[/?#][^\s\p{Cc}]*)?$/u

/**
 * Returns a URL unchanged if it is safe to use, else null. It must be absolute, without user name, password,
 * spaces and control characters. Media must be https, links may be http, sockets https or wss; `insecure`
 * adds http and ws on localhost.
 */
export function safeUrl(raw: unknown, use: UrlUse, insecure = INSECURE): string | null {
  if (typeof raw !== 'string' || raw.length > MAX_URL_LENGTH) return null
  const isSchemeAllowed = SCHEMES[use].test(raw) || (insecure && LOCALHOST_SCHEMES[use].test(raw))
  return isSchemeAllowed && URL_SHAPE.test(raw) && URL.canParse(raw) ? raw : null
}

const urlOrNull = (use: UrlUse) => z.transform((value: unknown) => safeUrl(value, use))
const urlOrEmpty = (use: UrlUse) => z.transform((value: unknown) => safeUrl(value, use) ?? '')

/** URL of an image, audio or video file; '' or null for none. */
export const mediaUrlOrEmpty = urlOrEmpty('media')
export const mediaUrlOrNull = urlOrNull('media')

/** URL of a web page; '' or null for none. */
export const linkUrlOrEmpty = urlOrEmpty('link')
export const linkUrlOrNull = urlOrNull('link')

/** URL of a streaming API; null for none. */
export const streamingUrlOrNull = urlOrNull('socket')
