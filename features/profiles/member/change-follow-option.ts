import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { setFollowOption } from '../mutations'
import type { FollowOptions } from '../patches'

/**
 * Changes an option of a follow. The server takes the option by following again, so it is only sent once the
 * follow itself is confirmed: a refused follow must not be repeated by its options.
 */
export function changeFollowOption<O extends keyof FollowOptions>(
  runtime: Runtime,
  id: AccountId,
  option: O,
  value: FollowOptions[O],
): void {
  const isFollowed = () => {
    const known = runtime.cache.base('relationship', id)
    return Boolean(known?.following || known?.requested)
  }
  void runtime.run(setFollowOption(id, option, value, isFollowed))
}
