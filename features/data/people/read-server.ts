import type * as z from 'zod/mini'
import { listsQuery } from '@/features/lists'
import { handleOf } from '@/features/accounts'
import { leaveRoom, patiently, type Patience } from '@/lib/actions/patience'
import { accountApiPath, apiSegment } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { accountsDto } from '@/schemas/accounts/account'
import { relationshipsDto, type RelationshipDto } from '@/schemas/accounts/relationship'
import { domainsDto } from '@/schemas/domains'
import { statusesDto } from '@/schemas/statuses/status'
import type { CsvEntry, CsvKind } from '../csv/kinds'

/** Maximum number of relationships in a request. */
const MAX_RELATIONSHIPS = 40

interface ReadOptions extends Patience {
  /** Called after every page with the number of entries read so far. */
  readonly onProgress: (count: number) => void
}

/** Entries of a kind on the server. */
export interface ServerEntries {
  readonly entries: readonly CsvEntry[]
  /** Number of items that could not be read. */
  readonly lost: number
}

/** Returns the address of an account as `name@host`. */
const addressOf = (account: { acct: string }, server: string): string => handleOf(account, server).slice(1)

class Reader {
  readonly #runtime: Runtime
  readonly #options: ReadOptions
  readonly entries: CsvEntry[] = []
  lost = 0

  constructor(runtime: Runtime, options: ReadOptions) {
    this.#runtime = runtime
    this.#options = options
  }

  /** Reads all pages of a path. */
  async pages<T>(
    path: string,
    limit: number,
    schema: z.ZodMiniType<T[]>,
    entriesOf: (items: T[]) => CsvEntry[] | Promise<CsvEntry[]>,
  ): Promise<void> {
    const { http } = this.#runtime
    const seen = new Set<string>()
    let next: string | null = path
    while (next !== null && !seen.has(next)) {
      seen.add(next)
      await leaveRoom(http.rateLimit, this.#options)
      const page: string = next
      const answer = await patiently(
        () =>
          http.request(page, {
            schema,
            signal: this.#options.signal,
            ...(page === path && { query: { limit } }),
          }),
        this.#options,
      )
      this.entries.push(...(await entriesOf(answer.data)))
      this.lost += answer.lost
      this.#options.onProgress(this.entries.length)
      next = answer.data.length + answer.lost > 0 ? answer.next : null
    }
  }

  accounts(path: string, entryOf: (address: string, id: string) => CsvEntry) {
    return this.pages(path, 80, accountsDto, (accounts) =>
      accounts.map((account) => entryOf(addressOf(account, this.#runtime.http.server), account.id)),
    )
  }

  /** Reads accounts with the user's relationship to each. */
  async related(
    path: string,
    choicesOf: (relationship: RelationshipDto) => Partial<CsvEntry>,
  ): Promise<void> {
    const { http } = this.#runtime
    await this.pages(path, 80, accountsDto, async (accounts) => {
      const relationships = new Map<string, RelationshipDto>()
      for (let at = 0; at < accounts.length; at += MAX_RELATIONSHIPS) {
        const id = accounts.slice(at, at + MAX_RELATIONSHIPS).map((account) => account.id)
        const { data } = await patiently(
          () =>
            http.request('/api/v1/accounts/relationships', {
              query: { id },
              schema: relationshipsDto,
              signal: this.#options.signal,
            }),
          this.#options,
        )
        for (const relationship of data) relationships.set(relationship.id, relationship)
      }
      return accounts.map((account) => {
        const relationship = relationships.get(account.id)
        const address = addressOf(account, http.server)
        return relationship ? { address, ...choicesOf(relationship) } : { address }
      })
    })
  }

  async lists(): Promise<void> {
    const lists = await patiently(
      () => this.#runtime.client.query({ ...listsQuery(this.#runtime), staleTime: 0 }),
      this.#options,
    )
    for (const { id, title, exclusive, replies_policy: replies } of lists) {
      const count = this.entries.length
      const choices = {
        list: title,
        ...(exclusive !== undefined && { exclusive }),
        ...(replies && { replies }),
      }
      await this.accounts(`/api/v1/lists/${apiSegment(id)}/accounts`, (address) => ({ ...choices, address }))
      if (this.entries.length === count) this.entries.push({ ...choices, address: '' })
    }
  }
}

const choicesOfFollow = ({ showing_reblogs, notifying, languages }: RelationshipDto): Partial<CsvEntry> => ({
  ...(showing_reblogs !== undefined && { reblogs: showing_reblogs }),
  ...(notifying !== undefined && { notify: notifying }),
  languages: languages ?? [],
})

/**
 * Reads everything of a kind from the server, page by page. A list without members is an entry without an address.
 * Throws ApiError, or the reason of `signal`.
 */
export async function readServer(
  runtime: Runtime,
  kind: CsvKind,
  options: ReadOptions,
): Promise<ServerEntries> {
  const reader = new Reader(runtime, options)
  switch (kind) {
    case 'follows':
      await reader.related(accountApiPath(runtime.me, 'following'), choicesOfFollow)
      break
    case 'mutes':
      await reader.related('/api/v1/mutes', ({ muting_notifications: notifications }) =>
        notifications === undefined ? {} : { notifications },
      )
      break
    case 'blocks':
      await reader.accounts('/api/v1/blocks', (address) => ({ address }))
      break
    case 'lists':
      await reader.lists()
      break
    case 'servers':
      await reader.pages('/api/v1/domain_blocks', 200, domainsDto, (domains) =>
        domains.map((address) => ({ address })),
      )
      break
    default:
      await reader.pages('/api/v1/bookmarks', 40, statusesDto, (statuses) =>
        statuses.flatMap(({ uri, url }) => (uri || url ? [{ address: uri || (url ?? '') }] : [])),
      )
  }
  const { entries, lost } = reader
  return { entries, lost }
}
