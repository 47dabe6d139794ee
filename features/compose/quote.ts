import { getSettings, NO_DEFAULTS, postingDefaultsQuery } from '@/features/settings'
import { quoteChoice } from '@/features/statuses'
import { pushToast } from '@/lib/alerts'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import type { Draft } from './draft'
import type { Drafts } from './drafts-store'
import { openNew } from './open-draft'
import { hasPlace } from './place'
import { originalOf, snapshotOf } from './post-snapshot'
import { askQuietQuote } from './quiet-quote'
import { quoteMessages as messages } from './quote-messages'
import { hasContent, quoteRefusal, visibilityOf, type QuoteRefusal } from './rules'

/** What the server says now about quoting this post; what it did not say is asked for (api-facts 4). */
async function known(runtime: Runtime, id: StatusId): Promise<Status> {
  const status = await originalOf(runtime, id)
  if (status.quote_approval || status.account === runtime.me) return status
  await runtime.loader.refresh({ kind: 'status', id: status.id })
  return runtime.cache.read('status', status.id) ?? status
}

/** The draft that is being written in the main composer, when there is one on screen with something in it. */
function atHand(drafts: Drafts, who: string): Draft | null {
  if (!hasPlace(who)) return null
  const draft = drafts.state.getState().drafts[drafts.main(who)]
  const usable = draft && drafts.mine(draft.id) && draft.state !== 'sending' && draft.state !== 'waiting'
  return usable && hasContent(draft) ? draft : null
}

/** Whether a quote of this post may go on: an unlisted one asks, unless the hint was dismissed (product.md 5). */
export const agreed = async (status: Status, who: string): Promise<boolean> =>
  status.visibility !== 'unlisted' || !getSettings().quietQuoteHint || askQuietQuote(who)

/**
 * Quotes a post in the draft at hand, else in a new one. What forbids it is said in the words of product.md 5, with a
 * way to quote in a new post where the draft is what stands against it. Returns the draft's id, or null. Throws
 * ApiError.
 */
export async function quotePost(
  runtime: Runtime,
  drafts: Drafts,
  statusId: StatusId,
  intl: IntlShape,
  show: (id: string) => void,
): Promise<string | null> {
  const { who } = runtime.identity
  const status = await known(runtime, statusId)
  const { allowed } = quoteChoice(status, runtime.me, runtime.http.capabilities.has('quotes'))
  const defaults = await runtime.client.query(postingDefaultsQuery(runtime)).catch(() => NO_DEFAULTS)
  const quoted = await snapshotOf(runtime, status)
  const draft = atHand(drafts, who)
  const begin = () => openNew(runtime, drafts, { fields: { quoted } })
  const beginAsked = async () => {
    if (await agreed(status, who)) {
      const id = begin()
      if (id !== null) show(id)
    }
  }
  const refuse = (refusal: QuoteRefusal) => {
    pushToast({
      kind: 'error',
      text: intl.formatMessage(messages[refusal]),
      identity: who,
      key: `quote-refused:${who}`,
      ...(allowed && {
        action: { label: intl.formatMessage(messages.inNew), run: () => void beginAsked() },
      }),
    })
    return null
  }
  if (!allowed) return refuse('denied')
  const refusal = draft && quoteRefusal(draft, visibilityOf(draft.fields, defaults.visibility), allowed)
  if (refusal) return refuse(refusal)
  if (!(await agreed(status, who))) return null
  if (!draft) return begin()
  drafts.change(draft.id, { quoted })
  return draft.id
}
