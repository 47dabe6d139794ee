import { follow } from '@/features/accounts'
import { confirm } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import type { Account } from '@/schemas/entities'
import { messages } from './messages'

/** True for accounts that can be on a list: that of the user, and those followed or asked for a follow. */
function canBeMember({ cache, me }: Runtime, { id }: Account): boolean {
  const relationship = cache.read('relationship', id)
  return id === me || relationship?.following === true || relationship?.requested === true
}

/** Asks to follow an account that is not followed. Resolves to true once it can be on a list. */
export async function followFirst(runtime: Runtime, account: Account): Promise<boolean> {
  const { me, identity } = runtime
  if (me === null) return false
  const { id, acct, locked } = account
  if (!runtime.cache.read('relationship', id)) await runtime.loader.refresh({ kind: 'relationship', id })
  if (canBeMember(runtime, account)) return true
  const isConfirmed = await confirm(
    (intl) => ({
      title: intl.formatMessage(messages.followTitle, { acct }),
      text: intl.formatMessage(messages.followText),
      confirm: intl.formatMessage(messages.followConfirm),
    }),
    identity.key,
  )
  if (!isConfirmed) return false
  await follow(runtime, { id, locked, me, following: false }, acct.includes('@'))
  return canBeMember(runtime, account)
}
