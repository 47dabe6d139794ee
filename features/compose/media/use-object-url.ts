import { useEffect } from 'react'

interface Held {
  url: string
  users: number
}

const held = new WeakMap<Blob, Held>()

function hold(blob: Blob): Held {
  let entry = held.get(blob)
  if (!entry) held.set(blob, (entry = { url: URL.createObjectURL(blob), users: 0 }))
  return entry
}

function release(blob: Blob) {
  const entry = held.get(blob)
  if (!entry || entry.users > 0) return
  URL.revokeObjectURL(entry.url)
  held.delete(blob)
}

/** An address for the bytes of a file, given back once nothing on screen uses it; null without bytes. */
export function useObjectUrl(blob: Blob | null): string | null {
  useEffect(() => {
    if (!blob) return undefined
    const entry = hold(blob)
    entry.users += 1
    return () => {
      entry.users -= 1
      // The next component may use it at once.
      setTimeout(() => release(blob))
    }
  }, [blob])
  return blob && hold(blob).url
}
