import type { Relationship } from '@/schemas/entities'

/** accepted = the account follows the user; answered = it neither follows nor asks to any more. */
export type RequestState = 'pending' | 'accepted' | 'answered'

/** Returns the state of a follow request. Servers that do not state it leave it pending until it is accepted. */
export function requestState(relationship: Relationship | undefined): RequestState {
  if (relationship?.followed_by) return 'accepted'
  return relationship?.requested_by === false ? 'answered' : 'pending'
}

/** Accepts or rejects the request of the account. */
export const withRequestAnswered =
  (accept: boolean) =>
  (relationship: Relationship): Relationship =>
    relationship.requested_by === false && (!accept || relationship.followed_by)
      ? relationship
      : { ...relationship, requested_by: false, ...(accept && { followed_by: true }) }
