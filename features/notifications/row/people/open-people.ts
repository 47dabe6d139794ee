import { pushModal } from '@/lib/modals'
import { accountsOf, countOf, type NotificationGroup } from '../../model/group'
import './people-payload'

/** Lists the accounts of a group in a dialog. */
export function openPeople(group: NotificationGroup, identityKey: string): void {
  const { key, type } = group
  const payload = { group: key, type, accounts: accountsOf(group), count: countOf(group) }
  pushModal('NOTIFICATION_PEOPLE', payload, identityKey)
}
