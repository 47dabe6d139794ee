import type { AccountId } from '@/schemas/primitives'
import { apiSegment } from './api-segment'

/** Returns a path of the API made of segments, which may be ids or names. */
export const apiPath = (...parts: string[]): string => `/api/v1/${parts.map(apiSegment).join('/')}`

/**
 * Returns the path of a part of an account, such as its 'statuses', or of an action on it, such as 'follow'. Without an
 * account the server answers 404.
 */
export const accountApiPath = (id: AccountId | null, part: string): string =>
  apiPath('accounts', id ?? '', part)
