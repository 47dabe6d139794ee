import type * as z from 'zod/mini'
import { emitHidden, lookupQuery } from '@/features/accounts'
import { listsQuery, loadListMutations } from '@/features/lists'
import { normaliseRelationship, normaliseStatus } from '@/lib/cache'
import { accountApiPath, isApiError, type ApiError, type ParsedAnswer } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import type { RelationshipDto } from '@/schemas/accounts/relationship'
import { listsDto, type List } from '@/schemas/list'
import type { AccountId, ListId, StatusId } from '@/schemas/primitives'
import { searchDto } from '@/schemas/search'
import type { CsvEntry, CsvKind } from '../csv/kinds'
import {
  sendBlock,
  sendBookmark,
  sendDomainBlock,
  sendFollow,
  sendListMember,
  sendMute,
  sendUnmute,
} from '../mutations'
import { StepFailure, type ImportStep } from './steps'

/** Returns the account of an address; throws StepFailure when the server finds none. */
async function findAccount(runtime: Runtime, address: string): Promise<AccountId> {
  const { host } = new URL(runtime.http.server)
  const acct = address.toLowerCase().endsWith(`@${host}`) ? address.slice(0, -host.length - 1) : address
  const id = await runtime.client.query({ ...lookupQuery(runtime, acct), gcTime: 0, retry: false })
  if (id === null) throw new StepFailure('missing')
  return id
}

async function findStatus({ http }: Runtime, url: string): Promise<StatusId> {
  const query = { q: url, type: 'statuses', resolve: true, limit: 1 }
  const { data } = await http.request('/api/v2/search', { query, schema: searchDto })
  const [found] = data.statuses
  if (!found) throw new StepFailure('missing')
  return found.id
}

function takeRelationship(
  { cache }: Runtime,
  { data, sent }: ParsedAnswer<RelationshipDto>,
): RelationshipDto {
  cache.ingest(normaliseRelationship(data).rows, sent)
  return data
}

const readLists = (runtime: Runtime): Promise<List[]> =>
  runtime.client.query({ ...listsQuery(runtime), staleTime: 0, retry: false })

/** Returns the list of a title, created if it does not exist. Lists of the same title are one. */
async function findOrCreateList(
  runtime: Runtime,
  { list = '', exclusive, replies }: CsvEntry,
): Promise<ListId> {
  const title = list.trim()
  const known = (lists: readonly List[] | undefined) => lists?.find((each) => each.title.trim() === title)
  const cached = known(runtime.client.getQueryData<List[]>(listsQuery(runtime).queryKey))
  const found = cached ?? known(await readLists(runtime))
  if (found) return found.id
  const { createList } = await loadListMutations()
  return new Promise((resolve, reject) => {
    const details: z.output<typeof createList.args> = {
      title,
      ...(exclusive !== undefined && { exclusive }),
      ...((replies === 'none' || replies === 'list' || replies === 'followed') && {
        replies_policy: replies,
      }),
    }
    const handlers = {
      skipAlert: true,
      onDone: ({ id }: List) => resolve(id),
      onFailed: (error: ApiError) => {
        // A list may have been created although the answer was lost: look again before the next attempt.
        void runtime.client.invalidateQueries({ queryKey: listsQuery(runtime).queryKey, exact: true })
        reject(error)
      },
    }
    void runtime.run(createList, details, handlers)
  })
}

async function addMember(runtime: Runtime, entry: CsvEntry): Promise<void> {
  const list = await findOrCreateList(runtime, entry)
  if (entry.address === '') return
  const id = await findAccount(runtime, entry.address)
  try {
    await sendListMember(runtime, list, id)
  } catch (error) {
    // Mastodon requires that members are followed.
    if (isApiError(error, 'notFound')) throw new StepFailure('unfollowed')
    if (!isApiError(error, 'refused') || error.status !== 422) throw error
    // It refuses to add a member again, which happens after an answer was lost.
    const path = accountApiPath(id, 'lists')
    const { data } = await runtime.http.request(path, { schema: listsDto })
    if (!data.some((each) => each.id === list)) throw error
  }
}

async function hide(
  runtime: Runtime,
  kind: 'mutes' | 'blocks',
  { action, entry }: ImportStep,
): Promise<void> {
  const id = await findAccount(runtime, entry.address)
  const on = action === 'add'
  const answer =
    kind === 'blocks'
      ? await sendBlock(runtime, id, on)
      : await (on ? sendMute(runtime, id, entry) : sendUnmute(runtime, id))
  const { blocking, muting } = takeRelationship(runtime, answer)
  emitHidden(runtime, { accountId: id, hidden: blocking || muting })
}

/** Carries out a step, which may be repeated. Throws StepFailure or ApiError. */
export async function sendStep(runtime: Runtime, kind: CsvKind, step: ImportStep): Promise<void> {
  const { entry } = step
  switch (kind) {
    case 'follows': {
      const id = await findAccount(runtime, entry.address)
      takeRelationship(runtime, await sendFollow(runtime, id, entry))
      return
    }
    case 'lists':
      return addMember(runtime, entry)
    case 'mutes':
    case 'blocks':
      return hide(runtime, kind, step)
    case 'servers': {
      const hidden = step.action === 'add'
      await sendDomainBlock(runtime, entry.address, hidden)
      emitHidden(runtime, { domain: entry.address, hidden })
      return
    }
    default: {
      const { data, sent } = await sendBookmark(runtime, await findStatus(runtime, entry.address))
      runtime.cache.ingest(normaliseStatus(data).rows, sent)
    }
  }
}

/** Reads again what an import changed, after its last step. */
export function refreshAfter(runtime: Runtime, kind: CsvKind): void {
  if (kind === 'lists') void runtime.client.invalidateQueries({ queryKey: listsQuery(runtime).queryKey })
}
