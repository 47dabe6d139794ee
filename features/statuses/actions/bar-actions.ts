import type { Interaction } from '@/features/accounts'
import { command } from '@/lib/bus'
import type { Message } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import { bookmarkStatus, boostStatus, favouriteStatus } from '../mutations'
import { messages } from '../status-card/messages'

/**
 * Returns the actions of the buttons below a post; for a visitor they open the interaction prompt. Boosting does not
 * ask; `actionsOf` has the one that does.
 */
export function barActionsOf(runtime: Runtime, { id, reblogged, favourited, bookmarked }: Status) {
  const identity = runtime.identity.key
  const act = <Id extends Interaction>(action: Id, label: Message, run: () => void, on?: boolean) => ({
    id: action,
    label,
    on,
    run: () => {
      if (runtime.me === null) command('interact', { identity, action, statusId: id })
      else run()
    },
  })
  return {
    reply: act('reply', messages.reply, () => command('reply', { identity, statusId: id })),
    boost: act(
      'boost',
      reblogged ? messages.boosted : messages.boost,
      () => void runtime.run(boostStatus, { id, on: !reblogged }),
      Boolean(reblogged),
    ),
    favourite: act(
      'favourite',
      messages.favourite,
      () => void runtime.run(favouriteStatus, { id, on: !favourited }),
      Boolean(favourited),
    ),
    bookmark: act(
      'bookmark',
      messages.bookmark,
      () => void runtime.run(bookmarkStatus, { id, on: !bookmarked }),
      Boolean(bookmarked),
    ),
  }
}
