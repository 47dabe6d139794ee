/** What a server says it is. */
export interface Software {
  /** 'Mastodon', or the name that the version text gives, '' when it gives none. */
  name: string
  /** Whether the version number is Mastodon's own. */
  mastodon: boolean
  /** Major, minor and patch of Mastodon; null for other software and for unreadable text. */
  version: readonly [number, number, number] | null
}

const NAME = /\(\s*(?:[^;()]*;\s*)?(?:really\s+)?([^\s/();]+)/i
const LEADING = /^v?(\d+)\.(\d+)(?:\.(\d+))?/
const OTHER = /^([a-z][\w-]*)[/\s]/i

/**
 * Reads the `version` of an instance (api-facts 1): a name in parentheses means other software whose leading number
 * is a courtesy ("2.7.2 (compatible; Pleroma 2.7.0)", "4.0.0 (not true; really snac/2.6)"); 0.x and years are not
 * Mastodon's numbers either. Suffixes of forks and of previews ("+glitch", "-alpha.1") stay Mastodon.
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

/** Whether `version` is `[major, minor]` or later. */
export const isSince = (version: Software['version'], [major, minor]: readonly [number, number]) =>
  version !== null && (version[0] > major || (version[0] === major && version[1] >= minor))

// api-facts 1: the number each release announced.
const ANNOUNCED: readonly (readonly [readonly [number, number], number])[] = [
  [[4, 7], 11],
  [[4, 6], 10],
  [[4, 5], 7],
  [[4, 4], 6],
  [[4, 3], 2],
]

/** The api_versions number that a Mastodon of this version would announce; 0 below 4.3 and for other software. */
export const announcedBy = (version: Software['version']): number =>
  ANNOUNCED.find(([since]) => isSince(version, since))?.[1] ?? 0
