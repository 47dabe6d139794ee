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
