import type { AccountId } from '@/schemas/primitives'

/** A group whose accounts to list. */
interface PeoplePayload {
  readonly group: string
  readonly type: string
  /** The known accounts, newest first. */
  readonly accounts: readonly AccountId[]
  /** The number of notifications of the group. */
  readonly count: number
}

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** The accounts of a group of notifications. */
    NOTIFICATION_PEOPLE: PeoplePayload
  }
}
