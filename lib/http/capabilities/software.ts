/** Software of a server. */
export interface Software {
  /** 'Mastodon', or the name in the version string; '' when it has none. */
  name: string
  /** True when the version number is Mastodon's own. */
  mastodon: boolean
  /** Mastodon's version; null for other software and for unreadable strings. */
  version: readonly [number, number, number] | null
}

const NAME = /\(\s*(?:[^;()]*;\s*)?(?:really\s+)?([^\s/();]+)/i
const LEADING = /^v?(\d+)\.(\d+)(?:\.(\d+))?/
const OTHER = /^([a-z][\w-]*)[/\s]/i

/**
 * Parses the `version` of an instance. A name in parentheses means other software that only claims
 * compatibility ("2.7.2 (compatible; Pleroma 2.7.0)", "4.0.0 (not true; really snac/2.6)"). 0.x and years are
 * not Mastodon versions either. Suffixes of forks and previews ("+glitch", "-alpha.1") count as Mastodon.
 */
export function readSoftware(text: string): Software {
  const [, bracketed] = NAME.exec(text) ?? []
  if (bracketed) return { name: bracketed, mastodon: false, version: null }
  const [match, major = '', minor = '', patch = '0'] = LEADING.exec(text.trim()) ?? []
  const [, named = ''] = OTHER.exec(text.trim()) ?? []
  const number = Number(major)
  if (match === undefined || number < 1 || number > 99) return { name: named, mastodon: false, version: null }
  return { name: 'Mastodon', mastodon: true, version: [number, Number(minor), Number(patch)] }
}

/** True when `version` is `[major, minor]` or later. */
export const isSince = (version: Software['version'], [major, minor]: readonly [number, number]) =>
  version !== null && (version[0] > major || (version[0] === major && version[1] >= minor))

// `api_versions.mastodon` that each Mastodon release announces.
const ANNOUNCED: readonly (readonly [readonly [number, number], number])[] = [
  [[4, 7], 11],
  [[4, 6], 10],
  [[4, 5], 7],
  [[4, 4], 6],
  [[4, 3], 2],
]

/**
 * Returns the `api_versions.mastodon` that this Mastodon version would announce; 0 below 4.3 and for other
 * software.
 */
export const announcedBy = (version: Software['version']): number =>
  ANNOUNCED.find(([since]) => isSince(version, since))?.[1] ?? 0
