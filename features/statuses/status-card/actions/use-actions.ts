import { command } from '@/lib/bus'
import { useRuntime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import type { Interaction } from '@/features/accounts'
import { bookmarkStatus, boostStatus, favouriteStatus } from '../../mutations'

/** Returns the actions of a post; for a visitor they open the interaction prompt. */
export function useActions(status: Status) {
  const runtime = useRuntime()
  const identity = runtime.identity.key
  const act = (action: Interaction, signedIn: () => void) => () => {
    if (runtime.me === null) command('interact', { identity, action, statusId: status.id })
    else signedIn()
  }
  const { id } = status
  return {
    reply: act('reply', () => command('reply', { identity, statusId: id })),
    boost: act('boost', () => void runtime.run(boostStatus(id, !status.reblogged))),
    favourite: act('favourite', () => void runtime.run(favouriteStatus(id, !status.favourited))),
    bookmark: act('bookmark', () => void runtime.run(bookmarkStatus(id, !status.bookmarked))),
  }
}
