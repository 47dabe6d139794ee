import { passFocusToRow } from '@/lib/focus/pass-focus'
import { isId } from '@/lib/live-list'
import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { enginesOf } from './engines'

/**
 * Removes what an account that is no longer followed wrote or boosted from home and the lists, as the server does.
 * `boosts`: only its boosts, from home.
 */
export function removeFeedPosts(runtime: Runtime, account: AccountId, { boosts = false } = {}): void {
  const { cache } = runtime
  const passFocus = passFocusToRow()
  for (const engine of enginesOf(runtime)) {
    const { kind } = engine.source
    if (kind !== 'home' && (kind !== 'list' || boosts)) continue
    const { entries, waiting } = engine.state
    const ids = [...entries, ...waiting].filter(isId).filter((id) => {
      const status = cache.read('status', id)
      return status?.account === account && (!boosts || status.reblog !== null)
    })
    if (ids.length > 0) engine.dispatch({ type: 'removed', ids })
  }
  passFocus()
}
