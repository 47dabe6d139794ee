const BREAK = /,\s*(?=<)/
const PART = /^\s*<([^>]*)>(.*)$/s
const REL = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i

/**
 * Parses a Link header (RFC 8288) into URLs by relation. Tolerates several relations in one link, missing
 * quotes and any case. `base` resolves relative URLs; unreadable links are skipped, and the first link of a
 * relation wins.
 */
export function parseLinkHeader(header: string | null | undefined, base: string): Map<string, string> {
  const links = new Map<string, string>()
  for (const part of (header ?? '').split(BREAK)) {
    const [, target, parameters = ''] = PART.exec(part) ?? []
    const match = REL.exec(parameters)
    if (target === undefined || !match || !URL.canParse(target, base)) continue
    const { href } = new URL(target, base)
    for (const rel of (match[1] ?? match[2] ?? '').toLowerCase().split(/\s+/))
      if (rel && !links.has(rel)) links.set(rel, href)
  }
  return links
}

/** Paging parameters: those of the Link header count, never those of the request. */
const PAGING = new Set(['max_id', 'min_id', 'since_id', 'offset', 'page', 'cursor', 'continue'])

const plain = (name: string) => name.replace(/\[\d*\]$/, '')

/**
 * Adds the parameters of the request `requested` to the URL of another page where the server dropped them:
 * Mastodon omits `any[]`, `all[]`, `none[]` and `tagged` from Link headers. URLs of another host stay
 * unchanged.
 */
export function withRequestParameters(link: string, requested: URL): string {
  const url = new URL(link)
  if (url.host !== requested.host) return link
  const names = new Set([...url.searchParams.keys()].map(plain))
  const forgotten = [...requested.searchParams].filter(
    ([name]) => !PAGING.has(name) && !names.has(plain(name)),
  )
  for (const [name, value] of forgotten) url.searchParams.append(name, value)
  return forgotten.length > 0 ? url.href : link
}
