import type { AccountDto, CredentialAccountDto, MovedAccountDto } from '@/schemas/account'
import type { ConversationDto } from '@/schemas/conversation'
import type { Account, Card, Quote, Status } from '@/schemas/entities'
import type { NotificationDto } from '@/schemas/notification'
import type { PollDto } from '@/schemas/poll'
import type { AccountId, PollId, StatusId } from '@/schemas/primitives'
import type { RelationshipDto } from '@/schemas/relationship'
import type { QuotedDto, StatusDto } from '@/schemas/status'
import type { Row } from './row'

/** The entities of an answer, flat, and the id of what was asked for. */
export interface Split<I> {
  rows: Row[]
  id: I
}
/** The entities of an answer, flat, and the ids of what was asked for, in the server's order, each once. */
export interface SplitMany<I> {
  rows: Row[]
  ids: I[]
}

/** Collects rows; an account that stands in forty posts of a page is written once. */
class Rows {
  readonly rows: Row[] = []
  readonly #accounts = new Map<AccountId, boolean>()

  account(dto: AccountDto | CredentialAccountDto | MovedAccountDto): AccountId {
    // A moved-to account comes without its own `moved`: the complete form of it may still follow.
    const complete = 'moved' in dto
    const seen = this.#accounts.get(dto.id)
    if (seen === undefined || (complete && !seen)) {
      this.#accounts.set(dto.id, complete)
      this.rows.push({ kind: 'account', id: dto.id, data: this.#plainAccount(dto) })
    }
    return dto.id
  }

  poll(dto: PollDto): PollId {
    this.rows.push({ kind: 'poll', id: dto.id, data: dto })
    return dto.id
  }

  relationship(dto: RelationshipDto): AccountId {
    this.rows.push({ kind: 'relationship', id: dto.id, data: dto })
    return dto.id
  }

  status(dto: StatusDto | QuotedDto): StatusId {
    // snac gives a boost the id of the post it boosts: kept as its own, it would stand for a post that boosts itself.
    if ('reblog' in dto && dto.reblog?.id === dto.id) return this.status(dto.reblog)
    const { account, poll, card, quote } = dto
    const reblog = 'reblog' in dto ? dto.reblog : undefined
    // A copy whose nested entities are replaced one by one: several times faster than leaving them out.
    const data = { ...dto } as unknown as Status
    data.account = this.account(account)
    if (reblog !== undefined) data.reblog = reblog && this.status(reblog)
    if (poll !== undefined) data.poll = poll && this.poll(poll)
    if (card !== undefined) data.card = card && this.#card(card)
    if (quote !== undefined) data.quote = quote && this.#quote(quote)
    this.rows.push({ kind: 'status', id: dto.id, data })
    return dto.id
  }

  #plainAccount(dto: AccountDto | CredentialAccountDto | MovedAccountDto): Account {
    const moved = 'moved' in dto ? dto.moved : undefined
    const data = { ...dto } as unknown as Account & Pick<CredentialAccountDto, 'source' | 'role'>
    if (moved !== undefined) data.moved = moved && this.account(moved)
    // What only the owner sees belongs to the session, not to the public account.
    if ('source' in data) delete data.source
    if ('role' in data) delete data.role
    return data
  }

  #card({ authors, ...card }: NonNullable<StatusDto['card']>): Card {
    return {
      ...card,
      authors: authors.map(({ name, url, account }) => ({
        name,
        url,
        account: account ? this.account(account) : null,
      })),
    }
  }

  #quote(quote: NonNullable<StatusDto['quote']> | NonNullable<QuotedDto['quote']>): Quote {
    const post = 'quoted_status' in quote ? quote.quoted_status : null
    return { state: quote.state, status: post ? this.status(post) : (quote.quoted_status_id ?? null) }
  }
}

const unique = <I>(ids: I[]) => [...new Set(ids)]

function many<D, I>(dtos: readonly D[], add: (rows: Rows, dto: D) => I): SplitMany<I> {
  const rows = new Rows()
  const ids = unique(dtos.map((dto) => add(rows, dto)))
  return { rows: rows.rows, ids }
}

function one<D, I>(dto: D, add: (rows: Rows, dto: D) => I): Split<I> {
  const rows = new Rows()
  const id = add(rows, dto)
  return { rows: rows.rows, id }
}

/** A status with its account, boosted and quoted posts, polls and card authors. */
export const splitStatus = (dto: StatusDto): Split<StatusId> => one(dto, (rows, item) => rows.status(item))
export const splitStatuses = (dtos: readonly StatusDto[]): SplitMany<StatusId> =>
  many(dtos, (rows, item) => rows.status(item))

/** An account and where it moved to. The owner's private parts of verify_credentials are left out. */
export const splitAccount = (dto: AccountDto | CredentialAccountDto): Split<AccountId> =>
  one(dto, (rows, item) => rows.account(item))
export const splitAccounts = (dtos: readonly AccountDto[]): SplitMany<AccountId> =>
  many(dtos, (rows, item) => rows.account(item))

export const splitPoll = (dto: PollDto): Split<PollId> => one(dto, (rows, item) => rows.poll(item))

export const splitRelationship = (dto: RelationshipDto): Split<AccountId> =>
  one(dto, (rows, item) => rows.relationship(item))
export const splitRelationships = (dtos: readonly RelationshipDto[]): SplitMany<AccountId> =>
  many(dtos, (rows, item) => rows.relationship(item))

/** The posts above and below a status; ids in the server's order. */
export function splitContext(dto: { ancestors: StatusDto[]; descendants: StatusDto[] }): {
  rows: Row[]
  ancestors: StatusId[]
  descendants: StatusId[]
} {
  const rows = new Rows()
  const ancestors = unique(dto.ancestors.map((item) => rows.status(item)))
  const descendants = unique(dto.descendants.map((item) => rows.status(item)))
  return { rows: rows.rows, ancestors, descendants }
}

type Target = { target_account?: AccountDto | null | undefined } | null | undefined
type Reporting = { report?: Target; moderation_warning?: Target }

/** The same report and warning, with the id of the account in place of the account. */
const targets = (rows: Rows, { report, moderation_warning: warning }: Reporting) => ({
  ...(report && {
    report: { ...report, target_account: report.target_account ? rows.account(report.target_account) : null },
  }),
  ...(warning && {
    moderation_warning: {
      ...warning,
      target_account: warning.target_account ? rows.account(warning.target_account) : null,
    },
  }),
})

type Flat<T> = T extends object ? Omit<T, 'target_account'> & { target_account: AccountId | null } : T
type FlatReports<T> = {
  [P in keyof T]: P extends 'report' | 'moderation_warning' ? Flat<T[P]> : T[P]
}

/** One notification as the cache holds it: ids in place of accounts and statuses. */
export type FlatNotification = FlatReports<Omit<NotificationDto, 'account' | 'status'>> & {
  account: AccountId
  status: StatusId | null
}

/** A v1 or streamed notification; reports and warnings carry the id of their account. */
export function splitNotification(dto: NotificationDto): { rows: Row[]; notification: FlatNotification } {
  const rows = new Rows()
  const { account, status, ...rest } = dto
  const notification = {
    ...rest,
    ...targets(rows, dto),
    account: rows.account(account),
    status: status ? rows.status(status) : null,
  } as FlatNotification
  return { rows: rows.rows, notification }
}

type GroupDto = Reporting & { group_key: string }
export type FlatGroup<G> = FlatReports<G>

/** The grouped notifications of v2: their accounts and statuses flat, the groups with ids only. */
export function splitGroups<G extends GroupDto>(dto: {
  accounts: AccountDto[]
  statuses: StatusDto[]
  notification_groups: G[]
}): { rows: Row[]; groups: FlatGroup<G>[] } {
  const rows = new Rows()
  for (const account of dto.accounts) rows.account(account)
  for (const status of dto.statuses) rows.status(status)
  const groups = dto.notification_groups.map((group) => {
    return { ...group, ...targets(rows, group) } as FlatGroup<G>
  })
  return { rows: rows.rows, groups }
}

/** A conversation as the cache holds it. */
export type FlatConversation = Omit<ConversationDto, 'accounts' | 'last_status'> & {
  accounts: AccountId[]
  last_status: StatusId | null
}

export function splitConversations(dtos: readonly ConversationDto[]): {
  rows: Row[]
  conversations: FlatConversation[]
} {
  const rows = new Rows()
  const conversations = dtos.map(({ accounts, last_status: last, ...rest }) => ({
    ...rest,
    accounts: accounts.map((account) => rows.account(account)),
    last_status: last ? rows.status(last) : null,
  }))
  return { rows: rows.rows, conversations }
}
