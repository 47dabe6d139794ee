import type { AccountId, StatusId } from '@/schemas/primitives'

/** The entity a row of a list shows. */
export type RowSubject =
  | { readonly kind: 'status'; readonly id: StatusId }
  | { readonly kind: 'account'; readonly id: AccountId }

/** For lists keyed by status id. */
export const statusRow = (id: string): RowSubject => ({ kind: 'status', id: id as StatusId })

/** For lists keyed by account id. */
export const accountRow = (id: string): RowSubject => ({ kind: 'account', id: id as AccountId })
