import { canCommand, command } from '@/lib/bus'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { ListAddIcon } from '@/lib/ui/icons'
import type { MenuEntry } from '@/lib/ui/menu'
import type { Account } from '@/schemas/entities'

const messages = defineMessages({
  addToLists: {
    id: 'account.addToLists',
    defaultMessage: 'Add @{name} to lists…',
    description: 'Item in the menu of a profile or post: opens a dialog with lists; {name}: user name',
  },
})

/** Returns the menu entry that adds an account to lists; false for visitors and on servers without lists. */
export function addToListsEntry(account: Account, runtime: Runtime, intl: IntlShape): MenuEntry | false {
  const { me, identity, http } = runtime
  if (me === null || !canCommand('addToLists') || !http.capabilities.tries('lists')) return false
  return {
    kind: 'item',
    label: intl.formatMessage(messages.addToLists, { name: account.username }),
    icon: <ListAddIcon size={18} />,
    onSelect: () => void command('addToLists', { identity: identity.key, accountId: account.id }),
  }
}
