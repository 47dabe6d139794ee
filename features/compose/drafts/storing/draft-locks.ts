/** The tab that may write a draft: this one or another. */
export type Owner = 'mine' | 'other'

/** The part of `navigator.locks` that is used. */
export type Locks = Pick<LockManager, 'request' | 'query'>

export interface DraftLocks {
  /** Requests the lock of a draft; `onChange` gets the result and every later change. */
  claim(id: string): void
  /** Takes the lock from the tab that has it. */
  steal(id: string): void
  release(id: string): void
  releaseAll(): void
  /** True while this tab has the lock. */
  has(id: string): boolean
  /** Resolves to the drafts that this tab or another may write now. Never rejects. */
  held(): Promise<string[]>
}

const PREFIX = 'skein:draft:'
const nameOf = (id: string) => PREFIX + id

/**
 * A Web Lock gives each draft to one tab. A tab that does not get it waits in the queue, so it may write when the
 * other tab closes. Without locks every tab may write.
 */
export function createDraftLocks(
  locks: Locks | null,
  onChange: (id: string, owner: Owner, stolen: boolean) => void,
): DraftLocks {
  /** Functions that release the lock of a draft or leave the queue for it, by draft. */
  const releases = new Map<string, () => void>()
  /** The drafts whose lock this tab has. */
  const own = new Set<string>()

  function request(id: string, mode: 'free' | 'wait' | 'steal') {
    const waiting = new AbortController()
    let resolveReleased = () => {}
    const released = new Promise<void>((resolve) => {
      resolveReleased = resolve
    })
    let mine = false
    let ended = false
    const end = () => {
      ended = true
      own.delete(id)
      waiting.abort()
      resolveReleased()
    }
    releases.set(id, end)
    const granted = (lock: Lock | null) => {
      if (ended) return undefined
      if (lock) {
        mine = true
        own.add(id)
        onChange(id, 'mine', mode === 'steal')
        return released
      }
      onChange(id, 'other', false)
      request(id, 'wait')
      return undefined
    }
    const options =
      mode === 'free'
        ? { ifAvailable: true }
        : mode === 'steal'
          ? { steal: true }
          : { signal: waiting.signal }
    locks?.request(nameOf(id), options, granted).catch(() => {
      if (ended) return
      own.delete(id)
      // Another tab took it.
      if (mine) onChange(id, 'other', true)
      if (mine && releases.get(id) === end) request(id, 'wait')
    })
  }

  const release = (id: string) => {
    releases.get(id)?.()
    releases.delete(id)
  }
  return {
    claim(id) {
      if (!locks) onChange(id, 'mine', false)
      else if (!releases.has(id)) request(id, 'free')
    },
    steal(id) {
      release(id)
      if (locks) request(id, 'steal')
      else onChange(id, 'mine', false)
    },
    release,
    releaseAll: () => [...releases.keys()].forEach(release),
    has: (id) => !locks || own.has(id),
    async held() {
      const found = await locks?.query().catch(() => null)
      const names = (found?.held ?? []).map(({ name = '' }) => name)
      return names.flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []))
    },
  }
}
