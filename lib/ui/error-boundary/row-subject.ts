import type { AccountId, StatusId } from '@/schemas/primitives'

/** The entity that a row of a list shows. */
export type RowSubject =
  | { readonly kind: 'status'; readonly id: StatusId }
  | { readonly kind: 'account'; readonly id: AccountId }

/** For lists whose rows are named after the posts they show. */
export const statusRow = (id: string): RowSubject => ({ kind: 'status', id: id as StatusId })

/** For lists whose rows are named after the accounts they show. */
export const accountRow = (id: string): RowSubject => ({ kind: 'account', id: id as AccountId })
