import { nameOf } from '@/features/accounts'
import { statusQuery } from '@/features/statuses'
import { toText } from '@/lib/html/to-text'
import type { Runtime } from '@/lib/runtime'
import { truncate } from '@/lib/util/graphemes'
import type { Account, Status } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'
import type { Fields } from './draft'
import type { Drafts } from './drafts-store'
import { hasContent, replyFields } from './rules'

/** Graphemes of the answered post that are kept with the draft. */
const EXCERPT = 280

type Needs = Pick<Runtime, 'cache' | 'client' | 'http' | 'loader' | 'identity' | 'me'>

/** The post itself, not a boost of it; read from the server when it is not held. */
async function originalOf(runtime: Needs, id: StatusId): Promise<Status> {
  const read = async (one: StatusId) =>
    runtime.cache.read('status', one) ?? runtime.client.query(statusQuery(runtime as Runtime, one))
  const status = await read(id)
  return status.reblog ? read(status.reblog) : status
}

async function accountOf({ cache, loader }: Needs, id: AccountId) {
  if (!cache.read('account', id)) await loader.refresh({ kind: 'account', id })
  return cache.read('account', id)
}

/** The display name without its custom emoji, which a title cannot show. */
function plainName(account: Account): string {
  const shortcodes = account.emojis.map(({ shortcode }) => `:${shortcode}:`)
  const bare = shortcodes.reduce((name, code) => name.replaceAll(code, ''), nameOf(account))
  return bare.replace(/\s+/g, ' ').trim() || account.username
}

/** Hosts that a server may put behind the person's own name. */
function ownHosts({ identity, cache, me }: Needs): string[] {
  const url = me === null ? '' : (cache.read('account', me)?.url ?? '')
  return [
    new URL(identity.server).host,
    identity.who.split('@').at(-1) ?? '',
    ...(URL.canParse(url) ? [new URL(url).host] : []),
  ]
}

/**
 * The draft of an answer to a post: the one begun before, or a new one with its mentions, warning and language.
 * Returns its id; null for a visitor. Throws ApiError when the post cannot be read.
 */
export async function openReply(runtime: Needs, drafts: Drafts, statusId: StatusId): Promise<string | null> {
  const { me, identity, cache } = runtime
  if (me === null) return null
  const status = await originalOf(runtime, statusId)
  const begun = drafts.of(identity.who).find(({ fields }) => fields.parent?.id === status.id)
  if (begun) return begun.id
  const author = await accountOf(runtime, status.account)
  const acct = author?.acct ?? ''
  const excerpt = status.spoiler_text.trim() || toText(status.content)
  const fields = replyFields(
    {
      author: { id: status.account, acct },
      mentions: status.mentions,
      language: status.language,
      spoilerText: status.spoiler_text,
      parent: {
        id: status.id,
        visibility: status.visibility,
        accountId: status.account,
        name: author ? plainName(author) : acct,
        acct: `@${acct}`,
        avatar: author?.avatar_static || author?.avatar || '',
        excerpt: truncate(excerpt, EXCERPT),
        url: status.url ?? '',
      },
    },
    { id: me, acct: cache.read('account', me)?.acct ?? identity.who.split('@')[0] ?? '' },
    ownHosts(runtime),
  )
  return drafts.open(identity.who, { kind: 'reply', fields })
}

/** A draft that begins with these fields; the empty one of the main composer is used up for it. */
export function openNew(
  runtime: Pick<Needs, 'identity' | 'me'>,
  drafts: Drafts,
  fields: Partial<Fields>,
): string | null {
  const { me, identity } = runtime
  if (me === null) return null
  const id = drafts.main(identity.who)
  if (Object.keys(fields).length === 0) return id
  const draft = drafts.state.getState().drafts[id]
  const empty = draft && !hasContent(draft) && draft.fields.parent === null && drafts.mine(id)
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
  return openNew(runtime, drafts, { text: `@${account.acct} `, ...(direct && { visibility: 'direct' }) })
}
