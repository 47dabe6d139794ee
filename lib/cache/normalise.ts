import type { AccountDto, MovedAccountDto } from '@/schemas/accounts/account'
import type { CredentialAccountDto } from '@/schemas/accounts/own-account'
import type { RelationshipDto } from '@/schemas/accounts/relationship'
import type { Account, Card, EntityOf, IdOf, Kind, Quote, Status } from '@/schemas/entities'
import type { PollDto } from '@/schemas/statuses/poll'
import type { AccountId, PollId, StatusId } from '@/schemas/primitives'
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

/**
 * Collects the entities of an answer. Each method adds one, with those nested in it, and returns its id. An account that
 * appears several times is added once.
 */
class EntityRows {
  readonly rows: EntityRow[] = []
  /** The accounts added so far; true for those in their complete form. */
  readonly #accounts = new Map<AccountId, boolean>()

  account(dto: AccountDto | CredentialAccountDto | MovedAccountDto): AccountId {
    // The target of `moved` comes without its own `moved`; its complete form may still follow.
    const complete = 'moved' in dto
    const seen = this.#accounts.get(dto.id)
    if (seen === undefined || (complete && !seen)) {
      this.#accounts.set(dto.id, complete)
      this.rows.push({ kind: 'account', id: dto.id, data: this.#plainAccount(dto) })
    }
    return dto.id
  }

  /** Adds an entity of any kind that has no others in it. */
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

  /** Adds the accounts of the authors of a link preview, and returns it with their ids. It is no entity itself. */
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
    const quoted = 'quoted_status' in quote ? quote.quoted_status : null
    return { state: quote.state, status: quoted ? this.status(quoted) : (quote.quoted_status_id ?? null) }
  }
}

export type { EntityRows }

/**
 * Splits an answer whose shape only a feature knows: `split` adds its entities to the rows and returns the answer with
 * ids in their place. Returns that and the rows.
 */
export function normaliseAnswer<T extends object>(split: (rows: EntityRows) => T): T & { rows: EntityRow[] } {
  const entities = new EntityRows()
  return { ...split(entities), rows: entities.rows }
}

const one = <I>(add: (rows: EntityRows) => I): Normalised<I> => normaliseAnswer((rows) => ({ id: add(rows) }))

const many = <D, I>(dtos: readonly D[], add: (rows: EntityRows, dto: D) => I): NormalisedMany<I> =>
  normaliseAnswer((rows) => ({ ids: [...new Set(dtos.map((dto) => add(rows, dto)))] }))

/** Splits a status from its account, boosted and quoted posts, polls and card authors. */
export const normaliseStatus = (dto: StatusDto): Normalised<StatusId> => one((rows) => rows.status(dto))
/** Splits statuses, as `normaliseStatus` does. */
export const normaliseStatuses = (dtos: readonly StatusDto[]): NormalisedMany<StatusId> =>
  many(dtos, (rows, dto) => rows.status(dto))

/** Splits an account from the one it moved to. The private parts of verify_credentials are left out. */
export const normaliseAccount = (dto: AccountDto | CredentialAccountDto): Normalised<AccountId> =>
  one((rows) => rows.account(dto))
/** Splits accounts, as `normaliseAccount` does. */
export const normaliseAccounts = (dtos: readonly AccountDto[]): NormalisedMany<AccountId> =>
  many(dtos, (rows, dto) => rows.account(dto))

/** Returns a poll as a row. */
export const normalisePoll = (dto: PollDto): Normalised<PollId> => one((rows) => rows.poll(dto))

/** Returns a relationship as a row, by the id of its account. */
export const normaliseRelationship = (dto: RelationshipDto): Normalised<AccountId> =>
  one((rows) => rows.relationship(dto))
/** Returns relationships as rows, by the ids of their accounts. */
export const normaliseRelationships = (dtos: readonly RelationshipDto[]): NormalisedMany<AccountId> =>
  many(dtos, (rows, dto) => rows.relationship(dto))
