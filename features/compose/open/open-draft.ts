import { isApiError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { confirmWithoutRelated, loadRelatedPost } from '../drafts/related-post'
import type { DraftChange, Parent } from '../drafts/draft'
import type { Drafts } from '../drafts/drafts-store'
import { editOf, knownVersionOf, readPost, versionOf } from '../editing/version'
import { draftContentFrom } from '../editing/from-status'
import { mentionedIn, mentionOf } from '../text/mentioned'
import { accountOf, fetchOriginal, postSnapshotOf, type SnapshotNeeds } from '../drafts/post-snapshot'
import { beginReply } from './begin-reply'
import { hasContent } from '../drafts/draft-rules'

/** Hosts that a server may append to the handle of the user. */
function ownHosts({ identity, cache, me }: SnapshotNeeds): string[] {
  const url = me === null ? '' : (cache.read('account', me)?.url ?? '')
  return [
    new URL(identity.server).host,
    identity.key.split('@').at(-1) ?? '',
    ...(URL.canParse(url) ? [new URL(url).host] : []),
  ]
}

const meOf = ({ me, cache, identity }: SnapshotNeeds) => ({
  id: me ?? '',
  acct: (me && cache.read('account', me)?.acct) ?? identity.key.split('@')[0] ?? '',
})

/**
 * Returns the draft of a reply: the one started before, or a new one with mentions, warning and language.
 * Returns its id; null for a visitor. Throws ApiError when the post cannot be read.
 */
export async function openReply(
  runtime: SnapshotNeeds,
  drafts: Drafts,
  statusId: StatusId,
): Promise<string | null> {
  const { me, identity } = runtime
  if (me === null) return null
  const status = await fetchOriginal(runtime, statusId)
  const existing = drafts
    .of(identity.key)
    .find(({ fields, kind, inOutbox }) => !inOutbox && kind === 'reply' && fields.parent?.id === status.id)
  if (existing) return existing.id
  const parent = await postSnapshotOf(runtime, status)
  const begin = beginReply(
    {
      author: { id: status.account, acct: parent.acct.slice(1) },
      mentions: status.mentions,
      language: status.language,
      spoilerText: status.spoiler_text,
      parent,
    },
    meOf(runtime),
    ownHosts(runtime),
  )
  return drafts.open(identity.key, begin)
}

/** Returns a draft with this initial content: the empty draft of the main composer, else a new one. Null for a visitor. */
export function openNew(
  runtime: Pick<SnapshotNeeds, 'identity' | 'me'>,
  drafts: Drafts,
  content: DraftChange = {},
): string | null {
  const { me, identity } = runtime
  if (me === null) return null
  const id = drafts.main(identity.key)
  if (Object.keys(content).length === 0) return id
  const draft = drafts.state.getState().drafts[id]
  const empty = draft?.kind === 'new' && !hasContent(draft) && draft.fields.parent === null && drafts.mine(id)
  if (empty) {
    drafts.change(id, content)
    return id
  }
  const { text = '', ...fields } = content
  return drafts.open(identity.key, { fields, parts: [{ text }] })
}

/** An empty private mention; null for a visitor. */
export const openMessage = ({ identity, me }: SnapshotNeeds, drafts: Drafts): string | null =>
  me === null
    ? null
    : drafts.open(identity.key, { kind: 'direct', fields: { visibility: 'direct' }, parts: [{ text: '' }] })

/** A draft that mentions an account; `direct` is a private mention. Null for a visitor. */
export async function openMention(
  runtime: SnapshotNeeds,
  drafts: Drafts,
  accountId: AccountId,
  direct: boolean,
): Promise<string | null> {
  const account = await accountOf(runtime, accountId)
  if (!account) return null
  const mention = mentionOf(account.acct)
  const text = `${mention} `
  if (!direct) return openNew(runtime, drafts, { text })
  if (runtime.me === null) return null
  return drafts.open(runtime.identity.key, {
    kind: 'direct',
    fields: { visibility: 'direct' },
    parts: [{ text }],
    readers: [mention],
  })
}

type EditNeeds = SnapshotNeeds & Partial<Pick<Runtime, 'reach'>>

/** The words of a post are neither known here nor can they be requested now. */
export class UnknownSource extends Error {}

/** The version of a post that an edit begins from: the server's, or without a connection the one that is known here. */
async function versionToEdit(runtime: EditNeeds, status: Status, now: number) {
  const { reach } = runtime
  if (!reach?.offline())
    try {
      // The cached post may be older than its source: read both now.
      return await versionOf(runtime, await readPost(runtime, status.id), now)
    } catch (error) {
      if (!isApiError(error, 'network')) throw error
      await reach?.check()
      if (!reach?.offline()) throw error
    }
  const version = await knownVersionOf(runtime, status, now)
  if (!version) throw new UnknownSource()
  return version
}

/**
 * Returns the draft that edits an own post: the one started before, or its text, warning, files, poll and quote from
 * the server. Null for a visitor. Throws ApiError, and UnknownSource.
 */
export async function openEdit(
  runtime: EditNeeds,
  drafts: Drafts,
  statusId: StatusId,
  now: number,
): Promise<string | null> {
  const { identity } = runtime
  const existing = Object.values(drafts.state.getState().drafts).find(
    (draft) => draft.identity === identity.key && draft.editing?.id === statusId,
  )
  if (existing && hasContent(existing)) return existing.id
  if (runtime.me === null) return null
  const version = await versionToEdit(runtime, await fetchOriginal(runtime, statusId), now)
  return drafts.open(identity.key, editOf(runtime, version))
}

/** States of quotes that never show a post. */
const ENDED = new Set(['rejected', 'revoked', 'deleted'])

/**
 * The draft that replaces an own post, which is to be deleted: with its whole content, files, poll and parent. Asks first when the parent or the quote cannot be kept. Nothing is deleted here. Returns its id; null
 * for a visitor, and when the answer is no. Throws ApiError.
 */
export async function openRedraft(
  runtime: SnapshotNeeds,
  drafts: Drafts,
  statusId: StatusId,
  now: number,
): Promise<string | null> {
  if (runtime.me === null) return null
  const status = await fetchOriginal(runtime, statusId)
  const { part, fields } = await draftContentFrom(runtime, status, { isEdit: false, now })
  const answered = await loadRelatedPost(runtime, status.in_reply_to_id)
  const parent: Parent | null = answered && { ...answered, prefill: '' }
  const lost = {
    parent: Boolean(status.in_reply_to_id) && parent === null,
    quote: Boolean(status.quote) && !ENDED.has(status.quote?.state ?? '') && !fields.quoted,
  }
  if (!(await confirmWithoutRelated(runtime.identity.key, lost))) return null
  const readers = status.visibility === 'direct' ? mentionedIn(part.text) : []
  return drafts.open(runtime.identity.key, {
    kind: 'redraft',
    replaces: { id: status.id, exists: false, reason: '' },
    fields: { ...fields, parent },
    parts: [part],
    readers,
  })
}
