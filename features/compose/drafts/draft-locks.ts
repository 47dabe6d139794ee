/** The tab that may write a draft: this one or another. */
export type Owner = 'mine' | 'other'

/** The part of `navigator.locks` that is used. */
export type Locks = Pick<LockManager, 'request'>

export interface DraftLocks {
  /** Asks for a draft; `onChange` gets the result and every later change. */
  claim(id: string): void
  /** Takes it from the tab that has it. */
  steal(id: string): void
  release(id: string): void
  releaseAll(): void
}

const nameOf = (id: string) => `skein:draft:${id}`

/**
 * A draft belongs to one tab through a Web Lock. A tab that does not get it waits in line, so it is free to write when
 * the other tab goes. Without locks every tab may write.
 */
export function createDraftLocks(
  locks: Locks | null,
  onChange: (id: string, owner: Owner, stolen: boolean) => void,
): DraftLocks {
  /** Releases a lock, or leaves the queue for it. */
  const ends = new Map<string, () => void>()

  function ask(id: string, how: 'free' | 'wait' | 'steal') {
    const waiting = new AbortController()
    let free = () => {}
    const held = new Promise<void>((resolve) => {
      free = resolve
    })
    let mine = false
    let ended = false
    const end = () => {
      ended = true
      waiting.abort()
      free()
    }
    ends.set(id, end)
    const granted = (lock: Lock | null) => {
      if (ended) return undefined
      if (lock) {
        mine = true
        onChange(id, 'mine', how === 'steal')
        return held
      }
      onChange(id, 'other', false)
      ask(id, 'wait')
      return undefined
    }
    const options =
      how === 'free' ? { ifAvailable: true } : how === 'steal' ? { steal: true } : { signal: waiting.signal }
    locks?.request(nameOf(id), options, granted).catch(() => {
      if (ended) return
      // Another tab took it.
      if (mine) onChange(id, 'other', true)
      if (mine && ends.get(id) === end) ask(id, 'wait')
    })
  }

  const release = (id: string) => {
    ends.get(id)?.()
    ends.delete(id)
  }
  return {
    claim(id) {
      if (!locks) onChange(id, 'mine', false)
      else if (!ends.has(id)) ask(id, 'free')
    },
    steal(id) {
      release(id)
      if (locks) ask(id, 'steal')
      else onChange(id, 'mine', false)
    },
    release,
    releaseAll: () => [...ends.keys()].forEach(release),
  }
}
