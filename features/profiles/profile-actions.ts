import { accountActionsOf, moderationActions, nameOf } from '@/features/accounts'
import { linkActions, linkOf } from '@/features/statuses'
import type { Action } from '@/lib/actions/action'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import { paths, type Path } from '@/lib/navigation'
import type { Runtime } from '@/lib/runtime'
import type { Account, Relationship } from '@/schemas/entities'
import { followActions } from './member/follow-actions'

const messages = defineMessages({
  pinned: {
    id: 'profile.pinned',
    defaultMessage: 'Pinned posts',
    description: 'Item in the menu of the user’s own profile: opens the list of pinned posts',
  },
})

interface Context {
  /** For the notices of what was done. */
  intl: IntlShape
  go: (path: Path) => void
}

/** Returns what can be done on the page of a profile, besides following. */
export function profileActionsOf(
  runtime: Runtime,
  account: Account,
  relationship: Relationship | undefined,
  { intl, go }: Context,
) {
  const isRemote = account.acct.includes('@')
  const link = { link: linkOf(account), isRemote, isForAll: true, title: nameOf(account) }
  const pinned: Action<'pinned'> = { id: 'pinned', label: messages.pinned, run: () => go(paths.pinned) }
  return [
    ...accountActionsOf(runtime, account, relationship, { intl, isProfile: true }),
    ...(runtime.me === account.id ? [pinned] : []),
    ...linkActions(link, intl),
    ...followActions(runtime, account, relationship),
    ...moderationActions(runtime, account),
  ]
}

export type ProfileActionId = ReturnType<typeof profileActionsOf>[number]['id']
