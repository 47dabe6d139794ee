import { nameOf } from '@/features/accounts'
import { handleCommand } from '@/lib/bus'
import { pushModal } from '@/lib/modals'
import { paths } from '@/lib/navigation'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { runtimes } from '../identity/runtimes'
import { addressNameOf } from '../identity/session'
import { hrefAs, returnAddress, visit } from '../routing/history'

interface Subject {
  statusId?: StatusId | undefined
  accountId?: AccountId | undefined
}

/** Returns the subject of a visitor's action: its author, its URI for other servers, and the page to return to. */
function describe(identity: string, { statusId, accountId }: Subject) {
  const cache = runtimes.peek(identity)?.cache
  const status = statusId && cache?.read('status', statusId)
  const author = accountId ?? status?.account
  const account = author && cache?.read('account', author)
  const uri = status ? status.uri || status.url : account?.uri || account?.url
  const path = account && (status ? paths.status(account.acct, status.id) : paths.profile(account.acct))
  return {
    ...(uri && { uri }),
    ...(path && { to: returnAddress(identity, path) }),
    ...(account && { author: { id: account.id, name: nameOf(account), emojis: account.emojis } }),
  }
}

/** Handles commands between features that must not import each other. Returns the function that stops it. */
export function connectCommands(): () => void {
  const unsubscribers = [
    handleCommand('interact', ({ identity, action, choices, ...subject }) => {
      pushModal(
        'SIGN_IN',
        { reason: action, ...(choices && { choices }), ...describe(identity, subject) },
        identity,
      )
    }),
    handleCommand('askToSignIn', ({ identity, reason, uri }) => {
      pushModal('SIGN_IN', { reason, ...(uri !== undefined && { uri }) }, identity)
    }),
    handleCommand('report', ({ identity, ...subject }) => {
      pushModal('REPORT', subject, identity)
    }),
    handleCommand('addToLists', ({ identity, accountId }) => {
      pushModal('ADD_TO_LISTS', { accountId }, identity)
    }),
    handleCommand('goTo', ({ identity, path }) => visit(hrefAs(addressNameOf(identity), path))),
  ]
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}
