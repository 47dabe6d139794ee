import type { AccountId, StatusId } from '@/schemas/primitives'
import { agreedToLose, contextPost } from '../drafts/context'
import type { Beginning, Fields, Parent } from '../drafts/draft'
import type { Drafts } from '../drafts/drafts-store'
import { editOf, readPost, versionOf } from '../editing/version'
import { beginningFrom } from '../drafts/from-status'
import { mentionedIn } from '../publish/mentioned'
import { accountOf, originalOf, snapshotOf, type Needs } from '../drafts/post-snapshot'
import { hasContent, replyFields } from '../publish/rules'

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
  const fields = replyFields(
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
  return drafts.open(identity.who, { kind: 'reply', fields, readers: mentionedIn(fields.text ?? '') })
}

/** A draft that begins so; the empty one of the main composer is used up for mere fields. */
export function openNew(
  runtime: Pick<Needs, 'identity' | 'me'>,
  drafts: Drafts,
  begin: Beginning,
): string | null {
  const { me, identity } = runtime
  if (me === null) return null
  const { fields = {}, ...rest } = begin
  if (Object.keys(rest).length > 0) return drafts.open(identity.who, begin)
  const id = drafts.main(identity.who)
  if (Object.keys(fields).length === 0) return id
  const draft = drafts.state.getState().drafts[id]
  const empty = draft?.kind === 'new' && !hasContent(draft) && draft.fields.parent === null && drafts.mine(id)
  if (!empty) return drafts.open(identity.who, { fields })
  drafts.change(id, fields)
  return id
}

/** A draft that mentions someone; `direct` is a private mention (product.md 4, Compose). */
export async function openMention(
  runtime: Needs,
  drafts: Drafts,
  accountId: AccountId,
  direct: boolean,
): Promise<string | null> {
  const account = await accountOf(runtime, accountId)
  if (!account) return null
  const fields: Partial<Fields> = { text: `@${account.acct} ` }
  if (!direct) return openNew(runtime, drafts, { fields })
  fields.visibility = 'direct'
  return openNew(runtime, drafts, { kind: 'direct', fields, readers: [`@${account.acct}`] })
}

/**
 * The draft that edits one's own post: the one begun before, or its text, warning, files, poll and quote as they are on
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
  // What is held may be older than the source.
  const version = await versionOf(runtime, await readPost(runtime, id), now)
  return drafts.open(identity.who, editOf(runtime, version))
}

/** Quotes in these states show nothing, and never will. */
const ENDED = new Set(['rejected', 'revoked', 'deleted'])

/**
 * The draft of one's own post that is to be deleted and written anew: everything it says, its files, its poll and
 * whom it answers. Asks first when the parent or the quote cannot be kept. Nothing is deleted here. Returns its id; null
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
  const { media, fields } = await beginningFrom(runtime, status, { attached: false, now })
  const answered = await contextPost(runtime, status.in_reply_to_id)
  const parent: Parent | null = answered && { ...answered, prefill: '' }
  const lost = {
    parent: Boolean(status.in_reply_to_id) && parent === null,
    quote: Boolean(status.quote) && !ENDED.has(status.quote?.state ?? '') && !fields.quoted,
  }
  if (!(await agreedToLose(runtime.identity.who, lost))) return null
  const readers = status.visibility === 'direct' ? mentionedIn(fields.text ?? '') : []
  return drafts.open(runtime.identity.who, {
    kind: 'redraft',
    replaces: { id: status.id, exists: false, reason: '' },
    media,
    fields: { ...fields, parent },
    readers,
  })
}
