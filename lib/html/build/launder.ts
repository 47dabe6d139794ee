/** Stands in for `launder` under sanitize-html, which asks it one thing only: whether an address has a scheme it must not. */

/** What browsers do not see in an address, and so what hides a scheme in it. */
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\x00-\x20]+|<!--[^]*?-->/g

interface Options {
  readonly allowedSchemes: readonly string[]
  readonly allowProtocolRelative: boolean
}

/** Whether `href` must not be followed. */
export function naughtyHref(href: string, { allowedSchemes, allowProtocolRelative }: Options): boolean {
  const seen = href.replace(UNSEEN, '')
  const scheme = /^([a-z][a-z0-9.\-+]*):/i.exec(seen)?.[1]
  if (scheme === undefined) return /^[/\\]{2}/.test(seen) && !allowProtocolRelative
  return !allowedSchemes.includes(scheme.toLowerCase())
}
