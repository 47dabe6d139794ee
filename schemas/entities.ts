import type { AccountDto } from './accounts/account'
import type { CardDto } from './statuses/card'
import type { PollDto } from './statuses/poll'
import type { AccountId, PollId, StatusId } from './primitives'
import type { QuoteState } from './statuses/quote'
import type { RelationshipDto } from './accounts/relationship'
import type { StatusDto } from './statuses/status'

/** A cached account: `moved` is the id of the target. */
export type Account = Omit<AccountDto, 'moved'> & {
  moved?: AccountId | null
  /** Set by the client for a blocked or muted account; its rows render nothing. */
  hidden?: boolean
}

export type Relationship = RelationshipDto

export type Poll = PollDto

export type Card = Omit<CardDto, 'authors'> & {
  authors: { name: string; url: string; account: AccountId | null }[]
}

export type Quote = { state: QuoteState; status: StatusId | null }

/** A cached status: ids instead of nested entities. Absent fields mean "not stated". */
export type Status = Omit<StatusDto, 'account' | 'reblog' | 'poll' | 'quote' | 'card'> & {
  account: AccountId
  reblog?: StatusId | null
  poll?: PollId | null
  quote?: Quote | null
  card?: Card | null
  /** Set by the client while a status is being deleted or is deleted; its rows render nothing. */
  gone?: boolean
}

/** Entity kinds, each cached as one query per entity. */
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
