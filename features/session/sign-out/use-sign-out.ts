import { useCallback } from 'react'
import { pushToast } from '@/lib/alerts'
import { onFact } from '@/lib/bus'
import { defineMessages, useIntl } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import { hostOfIdentity } from '../accounts/identity'
import { countColumns, countUnsaved, countWaiting } from './sign-out'
import { useSessionService } from '../accounts/use-sessions'

const messages = defineMessages({
  title: {
    id: 'session.sign_out.title',
    defaultMessage: 'Sign out of {handle}?',
    description: 'Title of the confirmation; {handle}: handle of the account with @',
  },
  plain: {
    id: 'session.sign_out.text',
    defaultMessage:
      'Everything this browser stores for this account will be deleted. Your posts stay on the server.',
    description: 'Text of the confirmation when there are no drafts',
  },
  drafts: {
    id: 'session.sign_out.drafts',
    defaultMessage:
      '{count, plural, one {# draft is} other {# drafts are}} only stored in this browser and will be deleted. Your posts stay on the server.',
    description: 'Text of the confirmation when there are drafts; {count}: number of drafts',
  },
  columns: {
    id: 'session.sign_out.columns',
    defaultMessage:
      '{columns, plural, one {# column} other {# columns}} of this account and everything else this browser stores for it will be deleted. Your posts stay on the server.',
    description:
      'Text of the confirmation when the account has columns in the multi-column layout; {columns}: their number',
  },
  draftsAndColumns: {
    id: 'session.sign_out.draftsAndColumns',
    defaultMessage:
      '{count, plural, one {# draft is} other {# drafts are}} only stored in this browser and will be deleted, along with {columns, plural, one {# column} other {# columns}} of this account. Your posts stay on the server.',
    description:
      'Text of the confirmation when there are drafts and columns in the multi-column layout; {count}: number of drafts; {columns}: number of columns',
  },
  waiting: {
    id: 'session.sign_out.waiting',
    defaultMessage:
      '{count, plural, one {# change made offline has not been sent and is} other {# changes made offline have not been sent and are}} discarded.',
    description:
      'Added to the text of the confirmation: changes such as favourites that wait for the connection',
  },
  confirm: {
    id: 'session.sign_out.confirm',
    defaultMessage: 'Sign out',
    description: 'Button of the confirmation: signs out',
  },
  unconfirmed: {
    id: 'session.sign_out.unconfirmed',
    defaultMessage:
      'You’re signed out here, but {host} didn’t confirm it. You can revoke Skein’s access in your account settings there.',
    description:
      'Notice when signing out worked in this browser but not on the server; {host}: domain of the server',
  },
})

const textOf = (count: number, columns: number) => {
  if (count > 0) return columns > 0 ? messages.draftsAndColumns : messages.drafts
  return columns > 0 ? messages.columns : messages.plain
}

/**
 * Returns a function that asks for confirmation, naming what would be lost, and signs out. Resolves to true
 * when it did; `onGone` is called as soon as the account is removed here, as the server may take its time.
 */
export function useSignOut(): (
  identityKey: string,
  handle?: string,
  onGone?: () => void,
) => Promise<boolean> {
  const service = useSessionService()
  const intl = useIntl()
  return useCallback(
    async (identityKey, handle = identityKey, onGone) => {
      const [count, columns, waiting] = await Promise.all([
        countUnsaved(identityKey),
        countColumns(identityKey),
        countWaiting(identityKey),
      ])
      const yes = await confirm(
        (currentIntl) => ({
          title: currentIntl.formatMessage(messages.title, { handle: `@${handle}` }),
          text: [
            waiting > 0 && currentIntl.formatMessage(messages.waiting, { count: waiting }),
            currentIntl.formatMessage(textOf(count, columns), { count, columns }),
          ]
            .filter(Boolean)
            .join(' '),
          confirm: currentIntl.formatMessage(messages.confirm),
          danger: count + waiting > 0,
        }),
        identityKey,
      )
      if (!yes) return false
      const end = onFact('signedOut', ({ identity }) => identity === identityKey && onGone?.())
      const confirmed = await service.signOut(identityKey).finally(end)
      if (!confirmed)
        pushToast({
          text: () => intl.formatMessage(messages.unconfirmed, { host: hostOfIdentity(identityKey) }),
        })
      return true
    },
    [service, intl],
  )
}
