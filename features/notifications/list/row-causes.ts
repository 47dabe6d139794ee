import { entityHash } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import { createEmitter } from '@/lib/util/emitter'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { isHiddenStatus, isSilenced } from '../engine/group-rules'
import type { NotificationGroup } from '../model/group'

/** An account or post that decides whether a group has a row. */
type Cause =
  | { readonly kind: 'account'; readonly id: AccountId }
  | { readonly kind: 'status'; readonly id: StatusId }

const causesOf = ({ members, total, status }: NotificationGroup): Cause[] => [
  ...[...members.map(({ account }) => account), ...(total?.accounts ?? [])].map((id) => ({
    kind: 'account' as const,
    id,
  })),
  ...(status === null ? [] : [{ kind: 'status' as const, id: status }]),
]

/** Watches the accounts and posts of groups, and notifies only when one of them is hidden or shown again. */
export class RowCauses {
  readonly #watched = new Map<string, Cause & { isHidden: boolean; end: () => void }>()
  readonly #changes = createEmitter()
  #version = 0

  constructor(readonly runtime: Runtime) {}

  readonly version = (): number => this.#version

  readonly subscribe = this.#changes.subscribe

  #isHidden({ kind, id }: Cause): boolean {
    return kind === 'status' ? isHiddenStatus(this.runtime, id) : isSilenced(this.runtime, id)
  }

  follow(groups: readonly NotificationGroup[]): void {
    const wanted = new Map(groups.flatMap(causesOf).map((cause) => [`${cause.kind} ${cause.id}`, cause]))
    for (const [name, { end }] of this.#watched) {
      if (wanted.has(name)) continue
      end()
      this.#watched.delete(name)
    }
    for (const [name, cause] of wanted) if (!this.#watched.has(name)) this.#watch(name, cause)
  }

  #watch(name: string, cause: Cause) {
    const check = () => this.#check(name)
    const hashes =
      cause.kind === 'status'
        ? [entityHash('status', cause.id)]
        : [entityHash('account', cause.id), entityHash('relationship', cause.id)]
    const unsubscribers = hashes.map((hash) => this.runtime.listeners.listen(hash, check))
    const end = () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
    this.#watched.set(name, { ...cause, isHidden: this.#isHidden(cause), end })
  }

  #check(name: string) {
    const known = this.#watched.get(name)
    if (!known) return
    const isHidden = this.#isHidden(known)
    if (known.isHidden === isHidden) return
    this.#watched.set(name, { ...known, isHidden })
    this.#version += 1
    this.#changes.emit()
  }

  /** Checks everything again, after filters changed. */
  readonly recheck = (): void => {
    for (const name of this.#watched.keys()) this.#check(name)
  }

  close(): void {
    this.follow([])
  }
}
