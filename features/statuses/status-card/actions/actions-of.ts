import { command } from '@/lib/bus'
import { useRuntime, type Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import type { Interaction } from '@/features/accounts'
import { bookmarkStatus, boostStatus, favouriteStatus } from '../../mutations'

/** Returns the actions of a post; for a visitor they open the interaction prompt. */
function actionsOf(runtime: Runtime, { id, reblogged, favourited, bookmarked }: Status) {
  const identity = runtime.identity.key
  const act = (action: Interaction, signedIn: () => void) => () => {
    if (runtime.me === null) command('interact', { identity, action, statusId: id })
    else signedIn()
  }
  return {
    reply: act('reply', () => command('reply', { identity, statusId: id })),
    boost: act('boost', () => void runtime.run(boostStatus(runtime, id, !reblogged))),
    favourite: act('favourite', () => void runtime.run(favouriteStatus(id, !favourited))),
    bookmark: act('bookmark', () => void runtime.run(bookmarkStatus(id, !bookmarked))),
  }
}

/** Returns the actions of a post for the account of the column. */
export const useActions = (status: Status) => actionsOf(useRuntime(), status)
