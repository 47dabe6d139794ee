import '@/app/boot/configure-libraries'
import { QueryClient } from '@tanstack/react-query'
import { EntityCache } from '@/lib/cache/entity-cache'
import { splitStatuses } from '@/lib/cache/split'
import { statusesDto } from '@/schemas/status'

declare global {
  interface Window {
    /** Loads the bytes of a page of statuses into an empty cache; returns ms. */
    ingestPage: (bytes: string) => number
  }
}

window.ingestPage = (bytes) => {
  const cache = new EntityCache(new QueryClient())
  const sent = cache.tick()
  const from = performance.now()
  const { rows, ids } = splitStatuses(statusesDto.parse(JSON.parse(bytes)))
  cache.ingest(rows, sent)
  const took = performance.now() - from
  if (ids.length === 0) throw new Error('the page held no status')
  return took
}
