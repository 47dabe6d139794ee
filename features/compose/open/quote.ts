import { instanceQuery } from '@/features/instance'
import { getSettings, postingDefaultsQuery, UNKNOWN_DEFAULTS } from '@/features/settings'
import { quoteChoice } from '@/features/statuses'
import { pushToast } from '@/lib/alerts'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import type { Draft } from '../drafts/draft'
import type { PostSnapshot } from '../drafts/draft-parts'
import type { Drafts } from '../drafts/drafts-store'
import { openNew } from './open-draft'
import { untilOwned } from '../drafts/until-owned'
import { hasMainComposer } from '../drafts/main-composer-registry'
import { fetchOriginal, postSnapshotOf } from '../drafts/post-snapshot'
import { askQuietQuote } from './quiet-quote'
import {
  composerQuoteMessages as messages,
  quoteRefusals as refusals,
} from '../editor/previews/quote-messages'
import { hasContent } from '../drafts/draft-rules'
import { quoteRefusal, visibilityOf, type QuoteRefusal } from '../audience/audience-rules'

/** True when the server has quotes; null when it could not be asked. Right after the sign-in it has not said yet. */
async function hasQuotes(runtime: Runtime): Promise<boolean | null> {
  const { capabilities } = runtime.http
  if (capabilities.software === null) await runtime.client.query(instanceQuery(runtime)).catch(() => null)
  return capabilities.software === null ? null : capabilities.has('quotes')
}

/** Returns why the user may not quote a post, or null. A missing quote approval is read from the server. */
async function refusalOf(runtime: Runtime, status: Status): Promise<keyof typeof refusals | null> {
  const supported = await hasQuotes(runtime)
  if (supported === null) return 'unknown'
  const choice = quoteChoice(status, runtime.me, supported)
  if (choice.allowed) return null
  if (choice.reason !== 'denied' || status.quote_approval) return choice.reason
  if (!(await runtime.loader.refresh({ kind: 'status', id: status.id }))) return 'unknown'
  const now = quoteChoice(runtime.cache.read('status', status.id) ?? status, runtime.me, supported)
  return now.allowed ? null : now.reason
}

const isBusy = ({ state, inOutbox }: Draft) => inOutbox || state === 'sending' || state === 'waiting'

/** Returns the draft in the main composer if it is on screen and has content. */
function atHand(drafts: Drafts, identityKey: string): Draft | null {
  if (!hasMainComposer(identityKey)) return null
  const draft = drafts.state.getState().drafts[drafts.main(identityKey)]
  const usable = draft && drafts.mine(draft.id) && !isBusy(draft)
  return usable && hasContent(draft) ? draft : null
}

/** Asks before a quiet public post is quoted, unless the question is turned off. True when it may be quoted. */
export const confirmQuote = async (status: Status, identityKey: string): Promise<boolean> =>
  status.visibility !== 'unlisted' || !getSettings().quietQuoteHint || askQuietQuote(identityKey)

interface Quoting {
  runtime: Runtime
  drafts: Drafts
  intl: IntlShape
  show: (id: string) => void
}

/** Returns why a post cannot be quoted in a draft, or null. */
async function refusalIn({ runtime }: Quoting, draft: Draft): Promise<QuoteRefusal | null> {
  const defaults = await runtime.client.query(postingDefaultsQuery(runtime)).catch(() => UNKNOWN_DEFAULTS)
  return quoteRefusal(draft, visibilityOf(draft.fields, defaults.visibility), true)
}

/** Moves the quote to the draft that was open before; the new draft is removed if nothing was added. */
async function moveTo(quoting: Quoting, to: string, from: string, quoted: PostSnapshot) {
  const { drafts, show, intl, runtime } = quoting
  const draftOf = (id: string) => drafts.state.getState().drafts[id]
  const release = drafts.acquire(to)
  show(to)
  const mine = await untilOwned(drafts, to)
  const draft = draftOf(to)
  const refusal = draft ? await refusalIn(quoting, draft) : null
  if (mine && draft && refusal === null && !isBusy(draft)) {
    drafts.change(to, { quoted })
    const origin = draftOf(from)
    if (origin && !hasContent({ ...origin, fields: { ...origin.fields, quoted: null } })) drafts.remove(from)
  } else if (refusal) {
    const { key: identityKey } = runtime.identity
    const text = () => intl.formatMessage(messages[refusal])
    pushToast({ kind: 'error', text, identity: identityKey, key: `quote-refused:${identityKey}` })
  }
  release()
}

/** Shows a toast that the previous draft is saved, with the reason if it cannot have the quote, and a button to it. */
async function notifyDraftSaved(quoting: Quoting, former: Draft, quoteDraft: string, quoted: PostSnapshot) {
  const { runtime, intl, show } = quoting
  const { key: identityKey } = runtime.identity
  const refusal = await refusalIn(quoting, former)
  pushToast({
    text: () =>
      [...(refusal ? [messages[refusal]] : []), messages.kept]
        .map((each) => intl.formatMessage(each))
        .join(' '),
    identity: identityKey,
    key: `quoted-again:${identityKey}`,
    action: refusal
      ? { label: () => intl.formatMessage(messages.back), run: () => show(former.id) }
      : {
          label: () => intl.formatMessage(messages.addToDraft),
          run: () => void moveTo(quoting, former.id, quoteDraft, quoted),
        },
  })
}

/**
 * Quotes a post in a separate draft: the one started before, or a new one; the draft being written stays as it
 * is. A toast offers to quote there instead, or says why that is impossible. Returns the draft id, or null. Throws
 * ApiError.
 */
export async function quotePost(
  runtime: Runtime,
  drafts: Drafts,
  statusId: StatusId,
  intl: IntlShape,
  show: (id: string) => void,
): Promise<string | null> {
  const { key: identityKey } = runtime.identity
  const status = await fetchOriginal(runtime, statusId)
  const refusal = await refusalOf(runtime, status)
  if (refusal) {
    const text = () => intl.formatMessage(refusals[refusal])
    pushToast({ kind: 'error', text, identity: identityKey, key: `quote-refused:${identityKey}` })
    return null
  }
  const former = atHand(drafts, identityKey)
  const existing = drafts
    .of(identityKey)
    .find((draft) => draft.kind === 'new' && draft.fields.quoted?.id === status.id && !isBusy(draft))
  if (existing) return existing.id
  if (!(await confirmQuote(status, identityKey))) return null
  const quoted = await postSnapshotOf(runtime, status)
  const id = openNew(runtime, drafts, { quoted })
  if (id !== null && former && former.id !== id)
    void notifyDraftSaved({ runtime, drafts, intl, show }, former, id, quoted)
  return id
}
