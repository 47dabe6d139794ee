import { isApiError } from './errors'

/** Handles an error of a change: what is gone already counts as changed, and any other error is thrown again. */
export function acceptMissing(error: unknown): { data: null } {
  if (isApiError(error, 'notFound')) return { data: null }
  throw error
}
