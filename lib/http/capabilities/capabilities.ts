import { featureEntries, type Feature, type FeatureRule } from './feature-table'
import { announcedBy, isSince, readSoftware, type Software } from './software'
import { createEmitter } from '@/lib/util/emitter'

export type { Feature } from './feature-table'

/** 'maybe': unknown, worth one try with a fallback ready. */
export type Support = 'yes' | 'no' | 'maybe'

/** The facts an instance document states, from either version of it. */
export interface InstanceClaims {
  version: string
  /** `api_versions.mastodon`; null where it is missing. */
  apiVersion: number | null
  /** True when the document came from /api/v2/instance. */
  instanceV2: boolean
  streamingUrl: string | null
  translation: boolean
}

/**
 * Derives the support of each feature from the instance document alone: by API version, else by Mastodon
 * version, else the smallest set.
 */
export function supportByClaims(claims: InstanceClaims): Record<Feature, Support> {
  const { version, mastodon } = readSoftware(claims.version)
  const api = claims.apiVersion ?? announcedBy(version)
  const known = claims.apiVersion !== null || mastodon
  const supportFor = (rule: FeatureRule): Support => {
    if (rule.assumed) return 'yes'
    if (!known) return rule.probe ? 'maybe' : 'no'
    if (rule.api !== undefined) return api >= rule.api ? 'yes' : 'no'
    // A server that announces an API version has at least the features Mastodon had when API versions began
    // (4.3).
    const since = rule.since ?? [0, 0]
    if (isSince(version, since)) return 'yes'
    if (claims.apiVersion === null) return 'no'
    return sinceNumber(since) <= claims.apiVersion ? 'yes' : 'no'
  }
  const support = Object.fromEntries(
    featureEntries.map(([name, rule]) => [name, supportFor(rule)]),
  ) as Record<Feature, Support>
  return {
    ...support,
    instanceV2: claims.instanceV2 ? 'yes' : 'no',
    translation: claims.translation ? 'yes' : 'no',
    streaming: claims.streamingUrl ? 'yes' : 'no',
  }
}

const sinceNumber = ([major, minor]: readonly [number, number]) => announcedBy([major, minor, 0])

export interface AnswerTraits {
  method?: string
  /** True when the answer was an HTML page. */
  html?: boolean
  /** True when the request named a position in a list, which the server may have refused instead. */
  paged?: boolean
}

/**
 * Returns the features that an answer proves to exist or to be missing. On a path without a record, 404, 405,
 * 501, 422 and HTML mean that the endpoint does not exist; on a path with a record, 404 does so only as HTML.
 */
export function supportByAnswer(
  path: string,
  status: number,
  { method = 'GET', html = false, paged = false }: AnswerTraits = {},
) {
  const learnt = new Map<Feature, Support>()
  if (method !== 'GET') return learnt
  for (const [name, rule] of featureEntries) {
    if (!rule.probe?.test(path)) continue
    const success = status >= 200 && status < 300
    if (success && !html) learnt.set(name, 'yes')
    else if (success || status === 405 || status === 501 || (status === 404 && html)) learnt.set(name, 'no')
    else if (!rule.record && !paged && (status === 404 || status === 422)) learnt.set(name, 'no')
  }
  return learnt
}

/**
 * The capabilities of one server: the claims of its instance document, overridden by evidence from its
 * answers.
 */
export class Capabilities {
  #claimed: Record<Feature, Support> | null = null
  #learnt = new Map<Feature, Support>()
  readonly #changes = createEmitter()
  /** The version text of the instance document; '' until one arrived. */
  version = ''
  /** The software of the server; null until an instance document arrived. */
  software: Software | null = null

  /** Applies an instance document. */
  know(claims: InstanceClaims): void {
    this.#claimed = supportByClaims(claims)
    this.version = claims.version
    this.software = readSoftware(claims.version)
    this.#changes.emit()
  }

  /** Learns from an answer. lib/http calls it for every answer. */
  learn(path: string, status: number, lesson?: AnswerTraits): void {
    let changed = false
    for (const [feature, support] of supportByAnswer(path, status, lesson)) {
      changed ||= this.support(feature) !== support
      this.#learnt.set(feature, support)
    }
    if (changed) this.#changes.emit()
  }

  /** Marks a feature as missing when a try showed it in a way that no single answer can. */
  ruleOut(feature: Feature): void {
    if (this.support(feature) === 'no') return
    this.#learnt.set(feature, 'no')
    this.#changes.emit()
  }

  support(feature: Feature): Support {
    return this.#learnt.get(feature) ?? this.#claimed?.[feature] ?? 'maybe'
  }

  /** True when the feature is known to exist, so its controls may be shown. */
  has(feature: Feature): boolean {
    return this.support(feature) === 'yes'
  }

  /**
   * True unless the feature is known to be missing. Have a fallback ready for a 'notFound' or 'invalid'
   * answer.
   */
  tries(feature: Feature): boolean {
    return this.support(feature) !== 'no'
  }

  /** Calls `listener` after each change; returns the unsubscriber. */
  readonly subscribe = this.#changes.subscribe
}
