import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isId, listedIds, type ListState } from '@/lib/live-list'
import type { NotificationId } from '@/schemas/primitives'
import { mergeGroups, type NotificationGroup } from './group'
import type { GroupsById } from './rows'

/** Unlisted groups to keep before they are dropped. */
const MAX_UNLISTED = 100

const NO_GROUPS: GroupsById = {}

/** The groups of a list in the query cache, by the id of their newest notification. */
export class GroupStore {
  constructor(
    readonly client: QueryClient,
    readonly key: QueryKey,
  ) {}

  /** The groups while `together` runs, changed in place, since a copy for each of many changes is slow; null otherwise. */
  #draft: Record<NotificationId, NotificationGroup> | null = null
  #isChanged = false

  get all(): GroupsById {
    return this.#draft ?? this.client.getQueryData<GroupsById>(this.key) ?? NO_GROUPS
  }

  #write(all: GroupsById): void {
    this.client.setQueryData<GroupsById>(this.key, all)
  }

  /** Stores all that `change` puts and merges as one change. Nothing is dropped until then. */
  together(change: () => void): void {
    const draft = { ...this.all }
    this.#draft = draft
    this.#isChanged = false
    try {
      change()
    } finally {
      this.#draft = null
    }
    if (this.#isChanged) this.#write(draft)
  }

  /** Stores groups. What the server says about an id replaces what was known. */
  put(groups: readonly NotificationGroup[]): void {
    if (groups.length === 0) return
    const added = Object.fromEntries(groups.map((group) => [group.id, group]))
    if (this.#draft) {
      Object.assign(this.#draft, added)
      this.#isChanged = true
    } else this.#write({ ...this.all, ...added })
  }

  /** Merges older entries into the one that replaces them. */
  merge(into: NotificationId, older: readonly NotificationId[]): void {
    const { all } = this
    const parts = [into, ...older].flatMap((id) => all[id] ?? [])
    if (parts.length > 1) this.put([parts.reduce(mergeGroups)])
  }

  /** Drops groups that the list no longer contains, once there are many. */
  prune(state: ListState<NotificationId>): void {
    if (this.#draft) return
    const { all } = this
    const listed = listedIds(state)
    if (Object.keys(all).length <= listed.length + MAX_UNLISTED) return
    const kept = listed.filter(isId).flatMap((id) => all[id] ?? [])
    this.#write(Object.fromEntries(kept.map((group) => [group.id, group])))
  }
}
