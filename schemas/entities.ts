import type { AccountDto } from './account'
import type { CardDto } from './card'
import type { PollDto } from './poll'
import type { AccountId, PollId, StatusId } from './primitives'
import type { QuoteState } from './quote'
import type { RelationshipDto } from './relationship'
import type { StatusDto } from './status'

/** An account as the cache holds it: `moved` is the id of another account. */
export type Account = Omit<AccountDto, 'moved'> & {
  moved?: AccountId | null
  /** Set by the client: blocked or muted by the person, rows of it render nothing. */
  hidden?: boolean
}

export type Relationship = RelationshipDto

export type Poll = PollDto

export type Card = Omit<CardDto, 'authors'> & {
  authors: { name: string; url: string; account: AccountId | null }[]
}

export type Quote = { state: QuoteState; status: StatusId | null }

/** A status as the cache holds it: ids instead of nested entities. Absent fields mean "not said". */
export type Status = Omit<StatusDto, 'account' | 'reblog' | 'poll' | 'quote' | 'card'> & {
  account: AccountId
  reblog?: StatusId | null
  poll?: PollId | null
  quote?: Quote | null
  card?: Card | null
  /** Set by the client: being deleted or deleted; rows of it render nothing. */
  gone?: boolean
}

/** Entity kinds that are kept one query each, with their types. */
export interface EntityOf {
  status: Status
  account: Account
  relationship: Relationship
  poll: Poll
}
export type Kind = keyof EntityOf
export interface IdOf {
  status: StatusId
  account: AccountId
  relationship: AccountId
  poll: PollId
}
