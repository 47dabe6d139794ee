/** Messages to the other tabs of this origin. */
export interface TabChannel {
  /** Sends a message to every other tab that opened a channel of this name; nothing once it is closed. */
  send(message: unknown): void
  /** Calls `listener` with every message of another tab; returns the unsubscriber. */
  onMessage(listener: (message: unknown) => void): () => void
  close(): void
}

/** Opens the channel called `name`, or returns null where the browser has none. */
export function openTabChannel(name: string): TabChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  const channel = new BroadcastChannel(name)
  let isOpen = true
  return {
    send(message) {
      // An answer may arrive after the account signed out; a closed channel would throw.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
      if (isOpen) channel.postMessage(message)
    },
    onMessage(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data)
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
    close() {
      isOpen = false
      channel.close()
    },
  }
}

/** Locks between the tabs of this origin; null on pages without TLS, which have none. */
export const tabLocks = (): LockManager | null =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null
