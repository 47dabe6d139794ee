import { defineMessages, type IntlShape } from '@/lib/i18n'
import { confirm, pushModal } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import { QuoteIcon, CloseIcon } from '@/lib/ui/icons'
import type { MenuEntry } from '@/lib/ui/menu'
import type { Status } from '@/schemas/entities'
import { revokeQuote } from './mutations'

const messages = defineMessages({
  policy: {
    id: 'status.quotePolicy',
    defaultMessage: 'Change who can quote',
    description: 'Menu under an own post',
  },
  revoke: {
    id: 'status.revokeQuote',
    defaultMessage: 'Remove my post from this quote',
    description: 'Menu under a post of somebody who quotes the reader',
  },
  revokeTitle: {
    id: 'status.revokeQuote.title',
    defaultMessage: 'Remove your post from this quote?',
    description: 'Title of the question',
  },
  revokeText: {
    id: 'status.revokeQuote.text',
    defaultMessage: 'What they wrote stays; your post is no longer shown in it. This cannot be taken back.',
    description: 'Text of the question',
  },
  revokeConfirm: {
    id: 'status.revokeQuote.confirm',
    defaultMessage: 'Remove',
    description: 'Button of the question: takes the own post out of the quote',
  },
})

/** Returns the own post that `status` quotes, or null. */
function ownQuoted(status: Status, { cache, me }: Runtime) {
  const id = status.quote?.state === 'accepted' ? status.quote.status : null
  const quoted = id === null ? undefined : cache.read('status', id)
  return me !== null && quoted?.account === me ? quoted : null
}

/**
 * Returns the quote entries of a post's menu: who may quote an own post, and removing an own post from a
 * quote. [] for visitors and without quotes.
 */
export function quoteMenuEntries(status: Status, runtime: Runtime, intl: IntlShape): MenuEntry[] {
  const { me, http, identity } = runtime
  if (me === null || !http.capabilities.has('quotes')) return []
  if (status.account === me) {
    if (status.visibility !== 'public' && status.visibility !== 'unlisted') return []
    return [
      {
        kind: 'item',
        label: intl.formatMessage(messages.policy),
        icon: <QuoteIcon size={18} />,
        onSelect: () => void pushModal('QUOTE_POLICY', { statusId: status.id }, identity.who),
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
      identity.who,
    )
    if (sure) await runtime.run(revokeQuote(own.id, status.id))
  }
  return [
    {
      kind: 'item',
      label: intl.formatMessage(messages.revoke),
      icon: <CloseIcon size={18} />,
      danger: true,
      onSelect: () => void remove(),
    },
  ]
}
