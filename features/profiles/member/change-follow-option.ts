import { emitFact } from '@/lib/bus'
import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { setFollowOption } from '../mutations'
import type { FollowOptions } from '../patches'

/** Changes an option of a follow. */
export function changeFollowOption<O extends keyof FollowOptions>(
  runtime: Runtime,
  id: AccountId,
  option: O,
  value: FollowOptions[O],
): void {
  const onDone = () => {
    if (option === 'showing_reblogs' && value === false)
      emitFact('boostsHidden', { identity: runtime.identity.key, accountId: id })
  }
  void runtime.run(setFollowOption, { id, option, value }, { onDone })
}
