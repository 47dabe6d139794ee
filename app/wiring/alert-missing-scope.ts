import { signInPath } from '@/lib/navigation'
import { alertError } from '@/lib/alerts'
import { defineMessages } from '@/lib/i18n'
import { interfaceIntl } from '../boot/interface-intl'
import { session } from '../identity/session'
import { navigation } from '../routing/history'

const messages = defineMessages({
  again: {
    id: 'alertMissingScope.signInAgain',
    defaultMessage: 'Sign in again',
    description: 'Button on the alert when the user signed in without a permission that an action needs',
  },
})

/** Shows that the token lacks a scope, and offers to sign in again to get it. */
export function alertMissingScope(error: Error, identity: string): void {
  const intl = interfaceIntl()
  const signInAgain = {
    label: () => intl.formatMessage(messages.again),
    run: () => navigation.go(signInPath(identity)),
  }
  // The token of an embedding server cannot be replaced here.
  alertError(error, intl, { identity, ...(!session.embedded && { action: signInAgain }) })
}
