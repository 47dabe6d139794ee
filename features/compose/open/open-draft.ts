import type { AccountId, StatusId } from '@/schemas/primitives'
import { agreedToLose, contextPost } from '../drafts/context'
import type { DraftChange, Parent } from '../drafts/draft'
import type { Drafts } from '../drafts/drafts-store'
import { editOf, readPost, versionOf } from '../editing/version'
import { beginningFrom } from '../drafts/from-status'
import { mentionedIn } from '../publish/mentioned'
import { accountOf, originalOf, snapshotOf, type Needs } from '../drafts/post-snapshot'
import { beginReply, hasContent } from '../publish/rules'

/** Hosts that a server may put behind the person's own name. */
function ownHosts({ identity, cache, me }: Needs): string[] {
  const url = me === null ? '' : (cache.read('account', me)?.url ?? '')
  return [
    new URL(identity.server).host,
    identity.who.split('@').at(-1) ?? '',
    ...(URL.canParse(url) ? [new URL(url).host] : []),
  ]
}

const meOf = ({ me, cache, identity }: Needs) => ({
  id: me ?? '',
  acct: (me && cache.read('account', me)?.acct) ?? identity.who.split('@')[0] ?? '',
})

/**
 * The draft of an answer to a post: the one begun before, or a new one with its mentions, warning and language.
 * Returns its id; null for a visitor. Throws ApiError when the post cannot be read.
 */
export async function openReply(runtime: Needs, drafts: Drafts, statusId: StatusId): Promise<string | null> {
  const { me, identity } = runtime
  if (me === null) return null
  const status = await originalOf(runtime, statusId)
  const begun = drafts
    .of(identity.who)
    .find(({ fields, kind }) => kind === 'reply' && fields.parent?.id === status.id)
  if (begun) return begun.id
  const parent = await snapshotOf(runtime, status)
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
  return drafts.open(identity.who, begin)
}

/** A draft that begins with this content: the empty draft of the main composer, else another. Null for a visitor. */
export function openNew(
  runtime: Pick<Needs, 'identity' | 'me'>,
  drafts: Drafts,
  content: DraftChange = {},
): string | null {
  const { me, identity } = runtime
  if (me === null) return null
  const id = drafts.main(identity.who)
  if (Object.keys(content).length === 0) return id
  const draft = drafts.state.getState().drafts[id]
  const empty = draft?.kind === 'new' && !hasContent(draft) && draft.fields.parent === null && drafts.mine(id)
  if (empty) {
    drafts.change(id, content)
    return id
  }
  const { text = '', ...fields } = content
  return drafts.open(identity.who, { fields, parts: [{ text }] })
}

/** A draft that mentions an account; `direct` is a private mention. Null for a visitor. */
export async function openMention(
  runtime: Needs,
  drafts: Drafts,
  accountId: AccountId,
  direct: boolean,
): Promise<string | null> {
  const account = await accountOf(runtime, accountId)
  if (!account) return null
  const text = `@${account.acct} `
  if (!direct) return openNew(runtime, drafts, { text })
  if (runtime.me === null) return null
  return drafts.open(runtime.identity.who, {
    kind: 'direct',
    fields: { visibility: 'direct' },
    parts: [{ text }],
    readers: [`@${account.acct}`],
  })
}

/**
 * The draft that edits an own post: the one begun before, or its text, warning, files, poll and quote as they are on
 * the server now. Returns its id; null for a visitor. Throws ApiError.
 */
export async function openEdit(
  runtime: Needs,
  drafts: Drafts,
  statusId: StatusId,
  now: number,
): Promise<string | null> {
  const { identity } = runtime
  const begun = Object.values(drafts.state.getState().drafts).find(
    (draft) => draft.identity === identity.who && draft.editing?.id === statusId,
  )
  if (begun && hasContent(begun)) return begun.id
  if (runtime.me === null) return null
  const { id } = await originalOf(runtime, statusId)
  // The cached post may be older than its source: read both now.
  const version = await versionOf(runtime, await readPost(runtime, id), now)
  return drafts.open(identity.who, editOf(runtime, version))
}

/** Quotes in these states show nothing, and never will. */
const ENDED = new Set(['rejected', 'revoked', 'deleted'])

/**
 * The draft that replaces an own post, which is to be deleted: with its whole content, files, poll and parent. Asks first when the parent or the quote cannot be kept. Nothing is deleted here. Returns its id; null
 * for a visitor, and when the answer is no. Throws ApiError.
 */
export async function openRedraft(
  runtime: Needs,
  drafts: Drafts,
  statusId: StatusId,
  now: number,
): Promise<string | null> {
  if (runtime.me === null) return null
  const status = await originalOf(runtime, statusId)
  const { part, fields } = await beginningFrom(runtime, status, { attached: false, now })
  const answered = await contextPost(runtime, status.in_reply_to_id)
  const parent: Parent | null = answered && { ...answered, prefill: '' }
  const lost = {
    parent: Boolean(status.in_reply_to_id) && parent === null,
    quote: Boolean(status.quote) && !ENDED.has(status.quote?.state ?? '') && !fields.quoted,
  }
  if (!(await agreedToLose(runtime.identity.who, lost))) return null
  const readers = status.visibility === 'direct' ? mentionedIn(part.text) : []
  return drafts.open(runtime.identity.who, {
    kind: 'redraft',
    replaces: { id: status.id, exists: false, reason: '' },
    fields: { ...fields, parent },
    parts: [part],
    readers,
  })
}
