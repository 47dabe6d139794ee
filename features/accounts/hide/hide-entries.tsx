import { canCommand, command } from '@/lib/bus'
import type { IntlShape, Message } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import { AccountRemoveIcon, BanIcon, FlagIcon, GlobeIcon, MuteIcon } from '@/lib/ui/icons'
import type { MenuEntry } from '@/lib/ui/menu'
import type { Account, Relationship } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { endDomainBlock } from './domain/block-domain'
import { confirmRemoveFollower, unblock, unmute } from './hide-account'
import { messages } from './messages'
import './payloads'

/**
 * Returns the menu entries to mute, block and report an account and to block its server, or to revert that; [] for
 * the user’s account and for visitors. `statusId`: the post to report.
 */
export function hideEntries(
  account: Account,
  relationship: Relationship | undefined,
  runtime: Runtime,
  intl: IntlShape,
  statusId?: StatusId,
): MenuEntry[] {
  if (runtime.me === null || runtime.me === account.id) return []
  const target = { accountId: account.id, acct: account.acct }
  const domain = account.acct.split('@')[1]?.toLowerCase()
  const identity = runtime.identity.key
  const report = () =>
    void command('report', { identity, accountId: account.id, ...(statusId && { statusId }) })
  const entry = (label: Message, icon: typeof MuteIcon, onSelect: () => void, danger: boolean): MenuEntry => {
    const Icon = icon
    return {
      kind: 'item',
      label: intl.formatMessage(label, { name: account.username, domain: domain ?? '' }),
      icon: <Icon size={18} />,
      onSelect,
      danger,
    }
  }
  const canBlockDomain = domain !== undefined && runtime.http.capabilities.tries('userDomainBlocks')
  return [
    relationship?.muting
      ? entry(messages.unmute, MuteIcon, () => void unmute(runtime, target, intl), false)
      : entry(messages.mute, MuteIcon, () => void pushModal('MUTE', target, identity), true),
    relationship?.blocking
      ? entry(messages.unblock, BanIcon, () => void unblock(runtime, target, intl), false)
      : entry(messages.block, BanIcon, () => void pushModal('BLOCK', target, identity), true),
    ...(canCommand('report') ? [entry(messages.report, FlagIcon, report, true)] : []),
    ...(canBlockDomain
      ? [
          relationship?.domain_blocking
            ? entry(messages.unblockDomain, GlobeIcon, () => endDomainBlock(runtime, domain, intl), false)
            : entry(
                messages.blockDomain,
                GlobeIcon,
                () => void pushModal('BLOCK_DOMAIN', { ...target, domain }, identity),
                true,
              ),
        ]
      : []),
  ]
}

/** Returns the menu entry that removes a follower; false for others and on servers that cannot. */
export function removeFollowerEntry(
  account: Account,
  relationship: Relationship | undefined,
  runtime: Runtime,
  intl: IntlShape,
): MenuEntry | false {
  if (!relationship?.followed_by || !runtime.http.capabilities.has('removeFollower')) return false
  const target = { accountId: account.id, acct: account.acct }
  return {
    kind: 'item',
    label: intl.formatMessage(messages.removeFollower),
    icon: <AccountRemoveIcon size={18} />,
    danger: true,
    onSelect: () => void confirmRemoveFollower(runtime, target, intl),
  }
}
