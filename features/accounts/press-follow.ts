import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import type { Account } from '@/schemas/entities'
import { follow, unfollow } from './unfollow'

/**
 * Ends the block, mute, follow or request that a user has on an account, or else follows it. Reads them from the cache,
 * not from the last render: on a slow machine a second press comes before the first is rendered.
 */
export async function pressFollow(runtime: Runtime, account: Account, intl: IntlShape): Promise<void> {
  const { me } = runtime
  if (me === null) return
  const current = runtime.cache.read('relationship', account.id)
  if (current?.blocking || current?.muting) {
    const { unblock, unmute } = await import('./hide/hide-account')
    const end = current.blocking ? unblock : unmute
    end(runtime, { accountId: account.id, acct: account.acct }, intl)
    return
  }
  const subject = { id: account.id, locked: account.locked, me, following: current?.following === true }
  if (current?.following || current?.requested) await unfollow(runtime, account, subject, intl)
  else await follow(runtime, subject, account.acct.includes('@'))
}
