import { FIRST_PAGE, isGap, isId, type ListState } from '@/lib/live-list'
import type { AccountId, NotificationId } from '@/schemas/primitives'
import type { NotificationGroup } from './group'
import type { GroupsPage, NotificationList } from './notification-list'
import type { GroupsById } from './rows'

/** Maximum number of pages to read again at once. */
const MAX_PAGES_AGAIN = 5
/** Entries above the lowest mounted row that are read again before those further up. */
const ENTRIES_ABOVE = 20

/** True when the server’s summary of a group may include silenced accounts, next to others. */
const mayIncludeSilenced = (
  { total }: NotificationGroup,
  isSilenced: (account: AccountId) => boolean,
): boolean =>
  total !== null &&
  total.count > 1 &&
  (total.count > total.accounts.length || total.accounts.some(isSilenced))

/** The positions of the entries whose groups may include silenced accounts: the newest entry of each group. */
function staleEntries(
  { entries }: Pick<ListState<NotificationId>, 'entries'>,
  groups: GroupsById,
  isSilenced: (account: AccountId) => boolean,
): number[] {
  const keys = new Set<string>()
  return entries.flatMap((entry, at) => {
    const group = isGap(entry) ? undefined : groups[entry]
    if (!group?.total || keys.has(group.key)) return []
    keys.add(group.key)
    return mayIncludeSilenced(group, isSilenced) ? [at] : []
  })
}

/** The page that starts with an entry; null right below a gap, which a page would fill instead. */
function pageFrom(entries: ListState<NotificationId>['entries'], at: number) {
  const above = entries[at - 1]
  if (above === undefined) return FIRST_PAGE
  if (isGap(above)) return null
  return { side: 'below', anchor: above, query: { max_id: above }, link: null } as const
}

/** Chooses the page to read next: from the reader’s rows on down, then from the top. */
function nextPage<Page extends GroupsPage>(
  { state, store, own, views }: NotificationList<Page>,
  done: ReadonlySet<NotificationId>,
) {
  const { entries } = state
  const lowest = Math.max(
    0,
    ...views.constraints().protect.map((row) => entries.findIndex((each) => each === row)),
  )
  const from = lowest - ENTRIES_ABOVE
  const stale = staleEntries(state, store.all, own.isSilenced)
  for (const at of [...stale.filter((each) => each >= from), ...stale.filter((each) => each < from)]) {
    const entry = entries[at]
    const request = pageFrom(entries, at)
    if (isId(entry) && request && !done.has(entry)) return { entry, request }
  }
  return null
}

/**
 * Requests the groups again that may include accounts which are silenced since, page by page, and merges them into
 * the list: other rows stay. In a long list, groups far from the reader may be left out.
 */
export async function readAgain<Page extends GroupsPage>(list: NotificationList<Page>): Promise<void> {
  const done = new Set<NotificationId>()
  for (let count = 0; count < MAX_PAGES_AGAIN; count += 1) {
    const next = nextPage(list, done)
    const ids = next && (await list.readPage(next.request))
    if (!ids) return
    for (const id of [next.entry, ...ids]) done.add(id)
  }
}
