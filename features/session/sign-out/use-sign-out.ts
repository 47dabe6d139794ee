import { useCallback } from 'react'
import { pushToast } from '@/lib/alerts'
import { onFact } from '@/lib/bus'
import { defineMessages, useIntl } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import { hostOfWho } from '../accounts/identity'
import { countLosable } from './sign-out'
import { useSessionService } from '../accounts/use-sessions'

const messages = defineMessages({
  title: {
    id: 'session.sign_out.title',
    defaultMessage: 'Sign out of {handle}?',
    description: 'Question before signing out; handle is an account with @',
  },
  plain: {
    id: 'session.sign_out.text',
    defaultMessage: 'What this browser keeps for the account is deleted. Posts on the server stay.',
    description: 'What signing out does, when there are no drafts',
  },
  drafts: {
    id: 'session.sign_out.drafts',
    defaultMessage:
      '{count, plural, one {# draft is} other {# drafts are}} kept in this browser only and will be deleted. Posts on the server stay.',
    description: 'What signing out loses, when there are drafts',
  },
  confirm: {
    id: 'session.sign_out.confirm',
    defaultMessage: 'Sign out',
    description: 'Button that signs out',
  },
  unconfirmed: {
    id: 'session.sign_out.unconfirmed',
    defaultMessage:
      'Signed out here, but {host} did not confirm. You can remove the app in your account settings there.',
    description: 'Told when signing out worked in this browser but the server did not take the token back',
  },
})

/**
 * Returns a function that asks for confirmation, naming what would be lost, and signs out. Resolves to true
 * when it did; `onGone` is called as soon as the account is removed here, as the server may take its time.
 */
export function useSignOut(): (who: string, handle?: string, onGone?: () => void) => Promise<boolean> {
  const service = useSessionService()
  const intl = useIntl()
  return useCallback(
    async (who, handle = who, onGone) => {
      const count = await countLosable(who)
      const yes = await confirm(
        (currentIntl) => ({
          title: currentIntl.formatMessage(messages.title, { handle: `@${handle}` }),
          text: currentIntl.formatMessage(count > 0 ? messages.drafts : messages.plain, { count }),
          confirm: currentIntl.formatMessage(messages.confirm),
          danger: count > 0,
        }),
        who,
      )
      if (!yes) return false
      const end = onFact('signedOut', ({ identity }) => identity === who && onGone?.())
      const confirmed = await service.signOut(who).finally(end)
      if (!confirmed) pushToast({ text: intl.formatMessage(messages.unconfirmed, { host: hostOfWho(who) }) })
      return true
    },
    [service, intl],
  )
}
