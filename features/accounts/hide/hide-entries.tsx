import type { IntlShape, Message } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import { BanIcon, MuteIcon } from '@/lib/ui/icons'
import type { MenuEntry } from '@/lib/ui/menu'
import type { Account, Relationship } from '@/schemas/entities'
import { unblock, unmute } from './hide-account'
import { messages } from './messages'
import './payloads'

/**
 * Returns the menu entries that mute and block an account or revert that; [] for the own account and for
 * visitors.
 */
export function hideEntries(
  account: Account,
  held: Relationship | undefined,
  runtime: Runtime,
  intl: IntlShape,
): MenuEntry[] {
  if (runtime.me === null || runtime.me === account.id) return []
  const target = { accountId: account.id, acct: account.acct }
  const entry = (label: Message, icon: typeof MuteIcon, onSelect: () => void, danger: boolean): MenuEntry => {
    const Icon = icon
    return {
      kind: 'item',
      label: intl.formatMessage(label, { name: account.username }),
      icon: <Icon size={18} />,
      onSelect,
      danger,
    }
  }
  return [
    held?.muting
      ? entry(messages.unmute, MuteIcon, () => void unmute(runtime, target, intl), false)
      : entry(messages.mute, MuteIcon, () => void pushModal('MUTE', target, runtime.identity.who), true),
    held?.blocking
      ? entry(messages.unblock, BanIcon, () => void unblock(runtime, target, intl), false)
      : entry(messages.block, BanIcon, () => void pushModal('BLOCK', target, runtime.identity.who), true),
  ]
}
