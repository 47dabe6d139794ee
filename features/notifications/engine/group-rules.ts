import { isFilteredOut } from '@/features/filters'
import type { Runtime } from '@/lib/runtime'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { alertSettingsOf } from '../alerts/alert-settings'
import { hiddenTypes } from '../alerts/rules'
import { notificationKeys } from '../keys'
import { NOTHING_DISMISSED, type Dismissed, type GroupRules } from '../model/visible-group'
import { choiceOf, includesType, type NotificationFilter } from './notification-filter'

/** True for a blocked account or one of a blocked server, and a muted one unless only its posts are muted. */
export function isSilenced({ cache }: Pick<Runtime, 'cache'>, id: AccountId): boolean {
  const relationship = cache.read('relationship', id)
  if (!relationship) return cache.read('account', id)?.hidden === true
  const { blocking, domain_blocking: blocksServer, muting, muting_notifications: all } = relationship
  return blocking || blocksServer === true || (muting && all !== false)
}

const isDeleted = ({ cache }: Pick<Runtime, 'cache'>, id: StatusId): boolean =>
  cache.read('status', id)?.gone === true

/** True for a deleted post, and one that a filter hides in notifications. */
export function isHiddenStatus(runtime: Runtime, id: StatusId): boolean {
  const status = runtime.cache.read('status', id)
  return status !== undefined && (isDeleted(runtime, id) || isFilteredOut(runtime, status, 'notifications'))
}

/** Returns the notifications that the user dismissed. */
export const readDismissed = ({ client }: Pick<Runtime, 'client'>): Dismissed =>
  client.getQueryData<Dismissed>(notificationKeys.dismissed()) ?? NOTHING_DISMISSED

/** Types that the user excluded from the list of all notifications. */
const hiddenTypesOf = ({ identity }: Pick<Runtime, 'identity'>): readonly string[] =>
  hiddenTypes(alertSettingsOf(identity.key).get())

/** The types and the grouping of a category, as the user chose. */
export const choiceOfUser = (runtime: Pick<Runtime, 'identity'>, filter: NotificationFilter) => {
  const { ungrouped } = alertSettingsOf(runtime.identity.key).get()
  return choiceOf(filter, { hidden: hiddenTypesOf(runtime), ungrouped })
}

/** Returns the rules of a list as they are now. */
export function groupRulesOf(runtime: Runtime, filter: NotificationFilter): GroupRules {
  const hidden = filter === 'all' ? hiddenTypesOf(runtime) : []
  return {
    dismissed: readDismissed(runtime),
    isSilenced: (id) => isSilenced(runtime, id),
    isHiddenStatus: (id) => isHiddenStatus(runtime, id),
    accepts: (type) => includesType(filter, type) && !hidden.includes(type),
  }
}

/**
 * Returns the rules of what a list adds when it arrives. A post that a filter hides is shown once the filter or the
 * post changes.
 */
export const arrivalRulesOf = (runtime: Runtime, filter: NotificationFilter): GroupRules => ({
  ...groupRulesOf(runtime, filter),
  isHiddenStatus: (id) => isDeleted(runtime, id),
})
