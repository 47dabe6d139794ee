import type { IntlShape } from '@/lib/i18n'
import { isInColumn, type ShortcutTarget } from '@/lib/shortcuts'
import type { MenuEntry } from '@/lib/ui/menu'
import type { Account, Status } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { moreEntries } from '../status-card/actions/more-entries'

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

/** Returns the entries of the menu of the focused post that are usable now. */
export function entriesOf(target: ShortcutTarget, intl: IntlShape): MenuEntry[] {
  const found = postOf(target)
  const { column, post } = target
  if (!column || !post || !found) return []
  const { runtime, navigate } = column
  const { status, account } = found
  const entries = moreEntries({
    status,
    account,
    open: post.hasAttribute('aria-current'),
    relationship: runtime.cache.read('relationship', account.id),
    runtime,
    intl,
    go: navigate.go,
    back: navigate.back,
    backTo: navigate.backTo,
    translate: null,
    context: 'public',
    button: () => post,
  })
  return entries.filter((entry) => entry !== false)
}
