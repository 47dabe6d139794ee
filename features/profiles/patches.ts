import type { Relationship } from '@/schemas/entities'

/** The options of a follow: the posts and notifications the user receives. */
export interface FollowOptions {
  notifying: boolean
  showing_reblogs: boolean
  /** Codes of the languages shown; [] shows all. */
  languages: readonly string[]
}

const isSame = (known: unknown, wanted: unknown): boolean =>
  known === wanted || (Array.isArray(wanted) && JSON.stringify(known ?? []) === JSON.stringify(wanted))

/** Changes options of a follow; no change for an account that is neither followed nor requested. */
export const withFollowOptions =
  (options: Partial<FollowOptions>) =>
  (relationship: Relationship): Relationship => {
    if (!relationship.following && !relationship.requested) return relationship
    const entries = Object.entries(options) as [keyof FollowOptions, unknown][]
    return entries.every(([option, value]) => isSame(relationship[option], value))
      ? relationship
      : ({ ...relationship, ...options } as Relationship)
  }

/** Features the account on the user's profile, or stops that. */
export const withEndorsement =
  (endorsed: boolean) =>
  (relationship: Relationship): Relationship =>
    relationship.endorsed === endorsed ? relationship : { ...relationship, endorsed }

/** Sets the personal note. */
export const withNote =
  (note: string) =>
  (relationship: Relationship): Relationship =>
    relationship.note === note ? relationship : { ...relationship, note }
