import { getSettings, NO_DEFAULTS, postingDefaultsQuery } from '@/features/settings'
import { quoteChoice } from '@/features/statuses'
import { pushToast } from '@/lib/alerts'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import type { Draft } from '../drafts/draft'
import type { Post } from '../drafts/draft-parts'
import type { Drafts } from '../drafts/drafts-store'
import { openNew } from './open-draft'
import { untilOwned } from '../drafts/until-owned'
import { hasMainComposer } from './main-composer-registry'
import { originalOf, snapshotOf } from '../drafts/post-snapshot'
import { askQuietQuote } from './quiet-quote'
import { quoteMessages as messages } from './quote-messages'
import { hasContent, quoteRefusal, visibilityOf, type QuoteRefusal } from '../publish/rules'

/** The post with its quote approval, which is read from the server when it is missing. */
async function known(runtime: Runtime, id: StatusId): Promise<Status> {
  const status = await originalOf(runtime, id)
  if (status.quote_approval || status.account === runtime.me) return status
  await runtime.loader.refresh({ kind: 'status', id: status.id })
  return runtime.cache.read('status', status.id) ?? status
}

const isBusy = ({ state }: Draft) => state === 'sending' || state === 'waiting'

/** The draft that is being written in the main composer, when there is one on screen with something in it. */
function atHand(drafts: Drafts, who: string): Draft | null {
  if (!hasMainComposer(who)) return null
  const draft = drafts.state.getState().drafts[drafts.main(who)]
  const usable = draft && drafts.mine(draft.id) && !isBusy(draft)
  return usable && hasContent(draft) ? draft : null
}

/** Asks before an unlisted post is quoted, unless the hint was dismissed. True when it may be quoted. */
export const agreed = async (status: Status, who: string): Promise<boolean> =>
  status.visibility !== 'unlisted' || !getSettings().quietQuoteHint || askQuietQuote(who)

interface Quoting {
  runtime: Runtime
  drafts: Drafts
  intl: IntlShape
  show: (id: string) => void
}

/** Why a draft does not take a quote, or null. */
async function refusalIn({ runtime }: Quoting, draft: Draft): Promise<QuoteRefusal | null> {
  const defaults = await runtime.client.query(postingDefaultsQuery(runtime)).catch(() => NO_DEFAULTS)
  return quoteRefusal(draft, visibilityOf(draft.fields, defaults.visibility), true)
}

/** Puts the quote into the draft that was left for it; the one it began goes if nothing was added there. */
async function moveTo(quoting: Quoting, to: string, from: string, quoted: Post) {
  const { drafts, show, intl, runtime } = quoting
  const held = (id: string) => drafts.state.getState().drafts[id]
  const end = drafts.hold(to)
  show(to)
  const mine = await untilOwned(drafts, to)
  const draft = held(to)
  const refusal = draft ? await refusalIn(quoting, draft) : null
  if (mine && draft && refusal === null && !isBusy(draft)) {
    drafts.change(to, { quoted })
    const begun = held(from)
    if (begun && !hasContent({ ...begun, fields: { ...begun.fields, quoted: null } })) drafts.remove(from)
  } else if (refusal) {
    const { who } = runtime.identity
    const text = intl.formatMessage(messages[refusal])
    pushToast({ kind: 'error', text, identity: who, key: `quote-refused:${who}` })
  }
  end()
}

/** Says that what was being written is kept, why it does not take the quote if so, and leads back to it. */
async function notifyKept(quoting: Quoting, former: Draft, begun: string, quoted: Post) {
  const { runtime, intl, show } = quoting
  const { who } = runtime.identity
  const refusal = await refusalIn(quoting, former)
  const kept = intl.formatMessage(messages.kept)
  pushToast({
    text: refusal ? `${intl.formatMessage(messages[refusal])} ${kept}` : kept,
    identity: who,
    key: `quoted-anew:${who}`,
    action: refusal
      ? { label: intl.formatMessage(messages.back), run: () => show(former.id) }
      : {
          label: intl.formatMessage(messages.here),
          run: () => void moveTo(quoting, former.id, begun, quoted),
        },
  })
}

/**
 * Quotes a post in a draft of its own: the one begun for it before, or a new one; what was being written stays as it
 * is. A toast offers to quote there instead, or says why that is impossible. Returns the draft's id, or null. Throws
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
  if (!quoteChoice(status, runtime.me, runtime.http.capabilities.has('quotes')).allowed) {
    const text = intl.formatMessage(messages.denied)
    pushToast({ kind: 'error', text, identity: who, key: `quote-refused:${who}` })
    return null
  }
  const former = atHand(drafts, who)
  const begun = drafts
    .of(who)
    .find((draft) => draft.kind === 'new' && draft.fields.quoted?.id === status.id && !isBusy(draft))
  if (begun) return begun.id
  if (!(await agreed(status, who))) return null
  const quoted = await snapshotOf(runtime, status)
  const id = openNew(runtime, drafts, { quoted })
  if (id !== null && former && former.id !== id)
    void notifyKept({ runtime, drafts, intl, show }, former, id, quoted)
  return id
}
