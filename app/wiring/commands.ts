import { nameOf } from '@/features/accounts'
import { handleCommand } from '@/lib/bus'
import { pushModal } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import { setCurrentRuntime } from '../identity/current'
import { paths } from '@/lib/navigation'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { returnAddress, visit } from '../routing/history'

interface Subject {
  statusId?: StatusId | undefined
  accountId?: AccountId | undefined
}

/** What a visitor wants to act on: whose, the address by which another server finds it, and where to come back to. */
function about({ cache }: Runtime, { statusId, accountId }: Subject) {
  const status = statusId && cache.read('status', statusId)
  const author = accountId ?? status?.account
  const account = author && cache.read('account', author)
  const uri = status ? status.uri || status.url : account?.uri || account?.url
  const path = account && (status ? paths.status(account.acct, status.id) : paths.profile(account.acct))
  return {
    ...(uri && { uri }),
    ...(path && { to: returnAddress(path) }),
    ...(account && { author: { id: account.id, name: nameOf(account), emojis: account.emojis } }),
  }
}

/** Answers the wishes of features that must not know each other; for the runtime in view. Returns the end of it. */
export function connectCommands(runtime: Runtime): () => void {
  setCurrentRuntime(runtime)
  const ends = [
    handleCommand('interact', ({ action, ...subject }) => {
      pushModal('SIGN_IN', { reason: action, ...about(runtime, subject) }, runtime.identity.who)
    }),
    handleCommand('askToSignIn', ({ reason, uri }) => {
      pushModal('SIGN_IN', { reason, ...(uri !== undefined && { uri }) }, runtime.identity.who)
    }),
    handleCommand('goTo', ({ href }) => visit(href)),
  ]
  return () => {
    for (const end of ends) end()
  }
}
