import { handleCommand } from '@/lib/bus'
import { pushModal } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import { setCurrentRuntime } from './current'
import { history } from './history'

/** The address of what a visitor wants to act on, for the home server to find it by. */
function uriOf(
  { cache }: Runtime,
  { statusId, accountId }: { statusId?: string; accountId?: string },
): string | undefined {
  const status = statusId === undefined ? undefined : cache.read('status', statusId as never)
  const account = accountId === undefined ? undefined : cache.read('account', accountId as never)
  return status?.uri || status?.url || account?.uri || account?.url || undefined
}

/** Answers the wishes of features that must not know each other; for the runtime in view. Returns the end of it. */
export function connectCommands(runtime: Runtime): () => void {
  setCurrentRuntime(runtime)
  const ends = [
    handleCommand('interact', ({ action, ...subject }) => {
      const uri = uriOf(runtime, subject)
      pushModal('SIGN_IN', { reason: action, ...(uri !== undefined && { uri }) }, runtime.identity.who)
    }),
    handleCommand('askToSignIn', ({ reason, uri }) => {
      pushModal('SIGN_IN', { reason, ...(uri !== undefined && { uri }) }, runtime.identity.who)
    }),
    handleCommand('goTo', ({ href }) => history.push(href)),
  ]
  return () => {
    for (const end of ends) end()
  }
}
