import type { Action } from '@/lib/actions/action'
import { defineMessages } from '@/lib/i18n'
import { confirm, pushModal } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import { revokeQuote } from './mutations'

const messages = defineMessages({
  policy: {
    id: 'quoteMenu.policy',
    defaultMessage: 'Change who can quote',
    description: 'Item in the menu of the user’s own post',
  },
  revoke: {
    id: 'quoteMenu.revoke',
    defaultMessage: 'Remove your post from this quote',
    description: 'Item in the menu of a post that quotes the user’s own post',
  },
  revokeTitle: {
    id: 'quoteMenu.revoke.title',
    defaultMessage: 'Remove your post from this quote?',
    description: 'Title of a confirmation',
  },
  revokeText: {
    id: 'quoteMenu.revoke.text',
    defaultMessage: 'Their post will stay, but yours will no longer appear in it. You can’t undo this.',
    description: 'Text of the confirmation before removing the user’s own post from a quote',
  },
  revokeConfirm: {
    id: 'quoteMenu.revoke.confirm',
    defaultMessage: 'Remove post',
    description: 'Button of the confirmation: removes the user’s own post from a quote',
  },
})

/** Returns the user's post that `status` quotes, or null. */
function ownQuoted(status: Status, { cache, me }: Runtime) {
  const id = status.quote?.state === 'accepted' ? status.quote.status : null
  const quoted = id === null ? undefined : cache.read('status', id)
  return me !== null && quoted?.account === me ? quoted : null
}

type QuoteControl = Action<'quotePolicy' | 'quoteRevoke'>

/**
 * Returns what the user can do about quotes of own posts: choose who may quote a post, and remove it from a quote.
 * [] for visitors and without quotes.
 */
export function quoteActions(runtime: Runtime, status: Status): QuoteControl[] {
  const { me, http, identity } = runtime
  if (me === null || !http.capabilities.has('quotes')) return []
  if (status.account === me) {
    if (status.visibility !== 'public' && status.visibility !== 'unlisted') return []
    return [
      {
        id: 'quotePolicy',
        label: messages.policy,
        run: () => void pushModal('QUOTE_POLICY', { statusId: status.id }, identity.key),
      },
    ]
  }
  const own = ownQuoted(status, runtime)
  if (!own) return []
  const remove = async () => {
    const sure = await confirm(
      (currentIntl) => ({
        title: currentIntl.formatMessage(messages.revokeTitle),
        text: currentIntl.formatMessage(messages.revokeText),
        confirm: currentIntl.formatMessage(messages.revokeConfirm),
        danger: true,
      }),
      identity.key,
    )
    if (sure) await runtime.run(revokeQuote, { own: own.id, by: status.id })
  }
  return [{ id: 'quoteRevoke', label: messages.revoke, danger: true, run: () => void remove() }]
}
