const BREAK = /,\s*(?=<)/
const PART = /^\s*<([^>]*)>(.*)$/s
const REL = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i

/**
 * The targets of a Link header (RFC 8288) by relation, read tolerantly: several relations in one, missing quotes,
 * any case. `base` makes relative targets absolute; what cannot be read is left out, the first of a name wins.
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

/** Parameters that say which page: those of the Link header's own address count, never those of the call. */
const PAGING = new Set(['max_id', 'min_id', 'since_id', 'offset', 'page', 'cursor', 'continue'])

const plain = (name: string) => name.replace(/\[\d*\]$/, '')

/**
 * Address of a further page that asks the same question as `asked`: some servers forget parts of it in their Link header
 * (Mastodon keeps `any[]`, `all[]`, `none[]` and `tagged` out). Addresses of another origin stay as they are.
 */
export function withQuestion(link: string, asked: URL): string {
  const url = new URL(link)
  if (url.host !== asked.host) return link
  const said = new Set([...url.searchParams.keys()].map(plain))
  const forgotten = [...asked.searchParams].filter(([name]) => !PAGING.has(name) && !said.has(plain(name)))
  for (const [name, value] of forgotten) url.searchParams.append(name, value)
  return forgotten.length > 0 ? url.href : link
}
