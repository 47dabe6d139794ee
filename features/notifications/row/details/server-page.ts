import { isPermitted } from '@/features/session'
import type { Message } from '@/lib/i18n'
import { encodeComponent } from '@/lib/util/encode-component'
import type { NotificationGroup } from '../../model/group'
import { accountsOf, countOf } from '../../model/group'
import { rowMessages } from '../messages'

/** A page of the user's server about a notification. */
export interface ServerPage {
  /** Address on the server. */
  readonly path: string
  readonly label: Message
}

/** Types whose page is also a screen here, on servers with collections. */
export const isAboutCollection = (type: string): boolean =>
  type === 'added_to_collection' || type === 'collection_update'

/** Types whose page depends on the role of the account. */
export const needsRole = (type: string): boolean => type.startsWith('admin.')

/**
 * Returns the page of the user's server about a group; null where there is none, or where the role does not permit it.
 * `permissions`: bit field of the role.
 */
export function serverPageOf(group: NotificationGroup, permissions: string | null): ServerPage | null {
  const { type, details } = group
  const { report, warning, collection } = details
  const [account] = accountsOf(group)
  if (type === 'admin.report' && report && isPermitted(permissions, 'reports'))
    return { path: `/admin/reports/${encodeComponent(report.id)}`, label: rowMessages.openReport }
  if (type === 'admin.sign_up' && account !== undefined && isPermitted(permissions, 'users'))
    return countOf(group) === 1
      ? { path: `/admin/accounts/${encodeComponent(account)}`, label: rowMessages.openAccount }
      : { path: '/admin/accounts?origin=local', label: rowMessages.openAccounts }
  if (type === 'severed_relationships')
    return { path: '/severed_relationships', label: rowMessages.openSevered }
  if (type === 'moderation_warning' && warning)
    return { path: `/disputes/strikes/${encodeComponent(warning.id)}`, label: rowMessages.openWarning }
  if (collection && isAboutCollection(type))
    return { path: `/collections/${encodeComponent(collection.id)}`, label: rowMessages.openCollection }
  return null
}
