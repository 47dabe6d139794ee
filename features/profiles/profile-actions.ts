import { accountActionsOf, moderationActions, nameOf } from '@/features/accounts'
import { consentOf } from '@/features/collections'
import { linkActions, linkOf } from '@/features/statuses'
import type { Action } from '@/lib/actions/action'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
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
  addToCollections: {
    id: 'profile.addToCollections',
    defaultMessage: 'Add or remove @{name} from collections',
    description:
      'Item in the menu of a profile: opens a dialog with collections of accounts; {name}: user name',
  },
  notAllowed: {
    id: 'profile.addToCollections.denied',
    defaultMessage: 'Not allowed by this account',
    description:
      'Below the item of a menu that adds an account to collections: its owner does not allow that',
  },
})

/** Adding an account to collections of the user. Who is in some can be removed, so it is never refused. */
function collectionAction({ me, identity, http }: Runtime, account: Account): Action<'addToCollections'>[] {
  const { id, username } = account
  if (me === null || !http.capabilities.tries('collections')) return []
  const isDenied = consentOf(account) === 'denied'
  return [
    {
      id: 'addToCollections',
      label: messages.addToCollections,
      values: { name: username },
      ...(isDenied && { hint: messages.notAllowed }),
      run: () => void pushModal('ADD_TO_COLLECTIONS', { accountId: id }, identity.key),
    },
  ]
}

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
    ...collectionAction(runtime, account),
    ...(runtime.me === account.id ? [pinned] : []),
    ...linkActions(link, intl),
    ...followActions(runtime, account, relationship),
    ...moderationActions(runtime, account),
  ]
}

export type ProfileActionId = ReturnType<typeof profileActionsOf>[number]['id']
