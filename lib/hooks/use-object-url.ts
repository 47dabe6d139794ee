import { useEffect } from 'react'

interface SharedUrl {
  url: string
  users: number
}

/** Shared, so that several images of a file load it once. */
const urls = new WeakMap<Blob, SharedUrl>()

function urlOf(blob: Blob): SharedUrl {
  let entry = urls.get(blob)
  if (!entry) urls.set(blob, (entry = { url: URL.createObjectURL(blob), users: 0 }))
  return entry
}

function release(blob: Blob) {
  const entry = urls.get(blob)
  if (!entry || entry.users > 0) return
  URL.revokeObjectURL(entry.url)
  urls.delete(blob)
}

/** Returns an object URL for the bytes of a file, revoked once nothing on screen uses it; null without bytes. */
export function useObjectUrl(blob: Blob | null): string | null {
  useEffect(() => {
    if (!blob) return undefined
    const entry = urlOf(blob)
    entry.users += 1
    return () => {
      entry.users -= 1
      // Another component may use it right away.
      setTimeout(() => release(blob))
    }
  }, [blob])
  return blob && urlOf(blob).url
}
