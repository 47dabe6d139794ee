import { accountActionsOf, type AccountAction } from '@/features/accounts'
import type { IntlShape } from '@/lib/i18n'
import { isInColumn, type ShortcutTarget } from '@/lib/shortcuts'
import type { Account, Status } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { actionsOf, type StatusAction } from '../actions/actions-of'
import { keepFocusNear } from '../actions/keep-focus'

/** A post that a shortcut acts on, with its author. */
export interface ShortcutPost {
  status: Status
  account: Account
}

/** Returns the focused post; null when there is none, or it is not loaded. */
export function postOf({ post, column }: ShortcutTarget): ShortcutPost | null {
  const id = post?.dataset['status'] as StatusId | undefined
  if (!column || id === undefined) return null
  const { cache } = column.runtime
  const status = cache.read('status', id)
  const account = status && cache.read('account', status.account)
  return status && account && !status.gone ? { status, account } : null
}

/** Returns the author of the focused post, or the account of the focused row; null when it is not visible. */
export function accountInFocus(target: ShortcutTarget): Account | null {
  const { row, column } = target
  const found = postOf(target)
  if (found) return found.account
  const id = row && isInColumn(row, column) ? personIn(row) : undefined
  return (id !== undefined && column?.runtime.cache.read('account', id as AccountId)) || null
}

/** Returns the id of the account of a row of people. */
const personIn = (row: HTMLElement) =>
  row.dataset['person'] ?? row.querySelector<HTMLElement>('[data-person]')?.dataset['person']

/** Returns what can be done with the focused post. */
export function actionsOnPost(target: ShortcutTarget, intl: IntlShape): StatusAction[] {
  const found = postOf(target)
  const { column, post } = target
  if (!column || !post || !found) return []
  return actionsOf(column.runtime, found.status, {
    intl,
    isOpen: post.hasAttribute('aria-current'),
    navigation: column.navigate,
    focus: keepFocusNear(() => post),
  })
}

/** Returns what can be done with the author of the focused post, or the account of the focused row. */
export function actionsOnAccount(target: ShortcutTarget, intl: IntlShape): AccountAction[] {
  const account = accountInFocus(target)
  const { runtime } = target.column ?? {}
  if (!account || !runtime) return []
  return accountActionsOf(runtime, account, runtime.cache.read('relationship', account.id), { intl })
}
