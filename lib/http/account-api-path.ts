import type { AccountId } from '@/schemas/primitives'
import { apiSegment } from './api-segment'

/**
 * Returns the path of a part of an account in the API, such as its 'statuses', or of an action on it, such as 'follow'.
 * Without an account the server answers 404.
 */
export const accountApiPath = (id: AccountId | null, part: string): string =>
  `/api/v1/accounts/${apiSegment(id ?? '')}/${part}`
