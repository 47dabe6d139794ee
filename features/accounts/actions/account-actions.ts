import type { Action } from '@/lib/actions/action'
import { canCommand, command } from '@/lib/bus'
import type { IntlShape } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import type { Account, Relationship } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { endDomainBlock } from '../hide/domain/block-domain'
import { confirmRemoveFollower, unblock, unmute } from '../hide/hide-account'
import { messages as hideMessages } from '../hide/messages'
import '../hide/payloads'
import { messages } from './messages'

export type AccountActionId =
  | 'mention'
  | 'message'
  | 'addToLists'
  | 'removeFollower'
  | 'mute'
  | 'block'
  | 'report'
  | 'blockDomain'

export type AccountAction = Action<AccountActionId>

interface Context {
  /** For the notices of what was done. */
  intl: IntlShape
  /** The post to report with the account. */
  statusId?: StatusId
  /** True on the page of the account, which says what is wrong with it. Default false. */
  isProfile?: boolean
}

/** Mentions, and adding to lists, which also works with the user's own account. */
function contactActions(
  account: Account,
  { me, identity, http }: Runtime,
  isProfile: boolean,
): AccountAction[] {
  // A suspended account gets no mentions, and has no posts for a list.
  if (isProfile && account.suspended) return []
  const values = { name: account.username }
  const ask = (name: 'mention' | 'message' | 'addToLists') => () =>
    void command(name, { identity: identity.key, accountId: account.id })
  // A mention of an invalid handle would not be delivered.
  const isReached = me !== account.id && (isProfile || !account.invalid_handle)
  const all: (AccountAction | false)[] = [
    isReached &&
      canCommand('mention') && { id: 'mention', label: messages.mention, values, run: ask('mention') },
    isReached &&
      canCommand('message') && { id: 'message', label: messages.message, values, run: ask('message') },
    canCommand('addToLists') &&
      http.capabilities.tries('lists') && {
        id: 'addToLists',
        label: messages.addToLists,
        values,
        run: ask('addToLists'),
      },
  ]
  return all.filter((action) => action !== false)
}

/** Removing a follower, muting, blocking and reporting, and what reverts them. */
function hideActions(
  account: Account,
  relationship: Relationship | undefined,
  runtime: Runtime,
  { intl, statusId }: Context,
): AccountAction[] {
  const target = { accountId: account.id, acct: account.acct }
  const domain = account.acct.split('@')[1]?.toLowerCase()
  const identity = runtime.identity.key
  const { capabilities } = runtime.http
  const values = { name: account.username, domain: domain ?? '' }
  const { muting = false, blocking = false, domain_blocking: domainBlocking = false } = relationship ?? {}
  const report = () =>
    void command('report', { identity, accountId: account.id, ...(statusId && { statusId }) })
  const all: (AccountAction | false)[] = [
    relationship?.followed_by === true &&
      capabilities.has('removeFollower') && {
        id: 'removeFollower',
        label: hideMessages.removeFollower,
        danger: true,
        run: () => void confirmRemoveFollower(runtime, target, intl),
      },
    {
      id: 'mute',
      label: muting ? hideMessages.unmute : hideMessages.mute,
      values,
      on: muting,
      danger: !muting,
      run: () => (muting ? unmute(runtime, target, intl) : void pushModal('MUTE', target, identity)),
    },
    {
      id: 'block',
      label: blocking ? hideMessages.unblock : hideMessages.block,
      values,
      on: blocking,
      danger: !blocking,
      run: () => (blocking ? unblock(runtime, target, intl) : void pushModal('BLOCK', target, identity)),
    },
    canCommand('report') && { id: 'report', label: hideMessages.report, values, danger: true, run: report },
    domain !== undefined &&
      capabilities.tries('userDomainBlocks') && {
        id: 'blockDomain',
        label: domainBlocking ? hideMessages.unblockDomain : hideMessages.blockDomain,
        values,
        on: domainBlocking,
        danger: !domainBlocking,
        run: () =>
          void (domainBlocking
            ? endDomainBlock(runtime, domain, intl)
            : pushModal('BLOCK_DOMAIN', { ...target, domain }, identity)),
      },
  ]
  return all.filter((action) => action !== false)
}

/**
 * Returns what a signed-in user can do with an account; [] for visitors. Following has its own button
 * (`../follow-button.tsx`).
 */
export function accountActionsOf(
  runtime: Runtime,
  account: Account,
  relationship: Relationship | undefined,
  context: Context,
): AccountAction[] {
  if (runtime.me === null) return []
  const contact = contactActions(account, runtime, context.isProfile ?? false)
  if (runtime.me === account.id) return contact
  return [...contact, ...hideActions(account, relationship, runtime, context)]
}
