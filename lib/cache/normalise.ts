import type { AccountDto, CredentialAccountDto, MovedAccountDto } from '@/schemas/accounts/account'
import type { Account, Card, EntityOf, IdOf, Kind, Quote, Status } from '@/schemas/entities'
import type { PollDto } from '@/schemas/statuses/poll'
import type { AccountId, PollId, StatusId } from '@/schemas/primitives'
import type { RelationshipDto } from '@/schemas/accounts/relationship'
import type { QuotedDto, StatusDto } from '@/schemas/statuses/status'
import type { EntityRow } from './row'

/** The entities of an answer, flat, and the id of the requested one. */
export interface Normalised<I> {
  rows: EntityRow[]
  id: I
}
/** The entities of an answer, flat, and the requested ids, in the server's order, each once. */
export interface NormalisedMany<I> {
  rows: EntityRow[]
  ids: I[]
}

/** Collects the entities of an answer. An account that appears several times is added once. */
class EntityRows {
  readonly rows: EntityRow[] = []
  readonly #accounts = new Map<AccountId, boolean>()

  account(dto: AccountDto | CredentialAccountDto | MovedAccountDto): AccountId {
    // A moved-to account has no `moved` of its own; its complete form may still follow.
    const complete = 'moved' in dto
    const seen = this.#accounts.get(dto.id)
    if (seen === undefined || (complete && !seen)) {
      this.#accounts.set(dto.id, complete)
      this.rows.push({ kind: 'account', id: dto.id, data: this.#plainAccount(dto) })
    }
    return dto.id
  }

  /** An entity without others in it, of any kind. */
  entity<K extends Kind>(kind: K, id: IdOf[K], data: EntityOf[K]): IdOf[K] {
    this.rows.push({ kind, id, data } as EntityRow)
    return id
  }

  poll(dto: PollDto): PollId {
    return this.entity('poll', dto.id, dto)
  }

  relationship(dto: RelationshipDto): AccountId {
    return this.entity('relationship', dto.id, dto)
  }

  status(dto: StatusDto | QuotedDto): StatusId {
    // snac gives a boost the id of the boosted post. Stored separately, the post would boost itself.
    if ('reblog' in dto && dto.reblog?.id === dto.id) return this.status(dto.reblog)
    const { account, poll, card, quote } = dto
    const reblog = 'reblog' in dto ? dto.reblog : undefined
    // Replaces the nested entities in a copy, which is several times faster than destructuring.
    const data = { ...dto } as unknown as Status
    data.account = this.account(account)
    if (reblog !== undefined) data.reblog = reblog && this.status(reblog)
    if (poll !== undefined) data.poll = poll && this.poll(poll)
    if (card !== undefined) data.card = card && this.card(card)
    if (quote !== undefined) data.quote = quote && this.#quote(quote)
    this.rows.push({ kind: 'status', id: dto.id, data })
    return dto.id
  }

  #plainAccount(dto: AccountDto | CredentialAccountDto | MovedAccountDto): Account {
    const moved = 'moved' in dto ? dto.moved : undefined
    const data = { ...dto } as unknown as Account & Pick<CredentialAccountDto, 'source' | 'role'>
    if (moved !== undefined) data.moved = moved && this.account(moved)
    // Fields that only the owner sees belong to the session, not to the public account.
    if ('source' in data) delete data.source
    if ('role' in data) delete data.role
    return data
  }

  /** A link preview; its authors may have accounts. */
  card({ authors, ...card }: NonNullable<StatusDto['card']>): Card {
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

export type { EntityRows }

/**
 * Splits an answer of any shape: `take` adds its entities to `rows` and returns the answer with ids in their
 * place. For answers whose shape only a feature knows.
 */
export function normaliseAnswer<T extends object>(take: (rows: EntityRows) => T): T & { rows: EntityRow[] } {
  const rows = new EntityRows()
  return { ...take(rows), rows: rows.rows }
}

const one = <I>(add: (rows: EntityRows) => I): Normalised<I> => normaliseAnswer((rows) => ({ id: add(rows) }))

const many = <D, I>(dtos: readonly D[], add: (rows: EntityRows, dto: D) => I): NormalisedMany<I> =>
  normaliseAnswer((rows) => ({ ids: [...new Set(dtos.map((dto) => add(rows, dto)))] }))

/** A status with its account, boosted and quoted posts, polls and card authors. */
export const normaliseStatus = (dto: StatusDto): Normalised<StatusId> => one((rows) => rows.status(dto))
export const normaliseStatuses = (dtos: readonly StatusDto[]): NormalisedMany<StatusId> =>
  many(dtos, (rows, dto) => rows.status(dto))

/** An account and the one it moved to. The private parts of verify_credentials are left out. */
export const normaliseAccount = (dto: AccountDto | CredentialAccountDto): Normalised<AccountId> =>
  one((rows) => rows.account(dto))
export const normaliseAccounts = (dtos: readonly AccountDto[]): NormalisedMany<AccountId> =>
  many(dtos, (rows, dto) => rows.account(dto))

export const normalisePoll = (dto: PollDto): Normalised<PollId> => one((rows) => rows.poll(dto))

export const normaliseRelationship = (dto: RelationshipDto): Normalised<AccountId> =>
  one((rows) => rows.relationship(dto))
export const normaliseRelationships = (dtos: readonly RelationshipDto[]): NormalisedMany<AccountId> =>
  many(dtos, (rows, dto) => rows.relationship(dto))
