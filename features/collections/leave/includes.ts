import type { AccountId } from '@/schemas/primitives'
import type { Collection } from '../collection'

/** True when an account is in a collection. */
export const includes = ({ gone, items }: Collection, account: AccountId | null): boolean =>
  !gone && items.some((item) => item.account_id === account)
