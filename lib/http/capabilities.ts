import { FEATURES, featureEntries, type Feature, type FeatureRule } from './feature-table'
import { announcedBy, isSince, readSoftware, type Software } from './software'

export type { Feature } from './feature-table'

/** yes and no are known; maybe = nobody said, worth one try with a fallback at hand. */
export type Support = 'yes' | 'no' | 'maybe'

/** What an instance document says, from either version of it. */
export interface InstanceClaims {
  version: string
  /** api_versions.mastodon; null where it is not given. */
  apiVersion: number | null
  /** The document came from /api/v2/instance. */
  instanceV2: boolean
  streamingUrl: string | null
  translation: boolean
}

/** Support of each feature by the claims alone: the number, else Mastodon's version, else the smallest set. */
export function supportByClaims(claims: InstanceClaims): Record<Feature, Support> {
  const { version, mastodon } = readSoftware(claims.version)
  const api = claims.apiVersion ?? announcedBy(version)
  const known = claims.apiVersion !== null || mastodon
  const judge = (rule: FeatureRule): Support => {
    if (rule.assumed) return 'yes'
    if (!known) return rule.probe ? 'maybe' : 'no'
    if (rule.api !== undefined) return api >= rule.api ? 'yes' : 'no'
    // Whoever announces a number has at least what Mastodon had when numbers began.
    const since = rule.since ?? [0, 0]
    if (isSince(version, since)) return 'yes'
    if (claims.apiVersion === null) return 'no'
    return sinceNumber(since) <= claims.apiVersion ? 'yes' : 'no'
  }
  const support = Object.fromEntries(featureEntries.map(([name, rule]) => [name, judge(rule)])) as Record<
    Feature,
    Support
  >
  return {
    ...support,
    instanceV2: claims.instanceV2 ? 'yes' : 'no',
    translation: claims.translation ? 'yes' : 'no',
    streaming: claims.streamingUrl ? 'yes' : 'no',
  }
}

const sinceNumber = ([major, minor]: readonly [number, number]) => announcedBy([major, minor, 0])

export interface Lesson {
  method?: string
  /** The answer was a page for people. */
  html?: boolean
}

/**
 * What an answer teaches: features that it shows to be there or not. 404, 405, 501 and 422 on a path without a
 * record mean "no such call", and so does HTML; on a path with one, 404 teaches only when it is HTML.
 */
export function lessonOf(path: string, status: number, { method = 'GET', html = false }: Lesson = {}) {
  const learnt = new Map<Feature, Support>()
  if (method !== 'GET') return learnt
  for (const [name, rule] of featureEntries) {
    if (!rule.probe?.test(path)) continue
    const success = status >= 200 && status < 300
    if (success && !html) learnt.set(name, 'yes')
    else if (success || status === 405 || status === 501 || (status === 404 && html)) learnt.set(name, 'no')
    else if (!rule.record && (status === 404 || status === 422)) learnt.set(name, 'no')
  }
  return learnt
}

/** The capability table of one server (features SES7): claims first, what answers taught over them. */
export class Capabilities {
  #claimed: Record<Feature, Support> | null = null
  #learnt = new Map<Feature, Support>()
  #listeners = new Set<() => void>()
  /** What the server says it is; null until an instance document came. */
  software: Software | null = null
  /** api_versions.mastodon as announced or as its version implies; 0 = unknown or older. */
  apiVersion = 0

  /** Takes in an instance document. */
  know(claims: InstanceClaims): void {
    this.#claimed = supportByClaims(claims)
    this.software = readSoftware(claims.version)
    this.apiVersion = claims.apiVersion ?? announcedBy(this.software.version)
    this.#tell()
  }

  /** Takes in what a call answered; called by lib/http for every answer. */
  learn(path: string, status: number, lesson?: Lesson): void {
    let changed = false
    for (const [feature, support] of lessonOf(path, status, lesson)) {
      changed ||= this.support(feature) !== support
      this.#learnt.set(feature, support)
    }
    if (changed) this.#tell()
  }

  /** It was tried and found missing in a way that no single answer tells. */
  ruleOut(feature: Feature): void {
    if (this.support(feature) === 'no') return
    this.#learnt.set(feature, 'no')
    this.#tell()
  }

  support(feature: Feature): Support {
    return this.#learnt.get(feature) ?? this.#claimed?.[feature] ?? 'maybe'
  }

  /** It is there: show it. */
  has(feature: Feature): boolean {
    return this.support(feature) === 'yes'
  }

  /** Not known to be missing: ask, and have the fallback ready for a 'missing' or 'invalid' answer. */
  tries(feature: Feature): boolean {
    return this.support(feature) !== 'no'
  }

  /** Calls `listener` after each change; returns the unsubscriber. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What is known, by feature, for about pages and reports. */
  table(): Record<Feature, Support> {
    return Object.fromEntries(
      (Object.keys(FEATURES) as Feature[]).map((feature) => [feature, this.support(feature)]),
    ) as Record<Feature, Support>
  }

  #tell() {
    for (const listener of this.#listeners) listener()
  }
}
