import '@/app/boot/configure-libraries'
import { QueryClient } from '@tanstack/react-query'
import { EntityCache } from '@/lib/cache/entity-cache'
import { normaliseStatuses } from '@/lib/cache/normalise'
import { statusesDto } from '@/schemas/statuses/status'

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
  const { rows, ids } = normaliseStatuses(statusesDto.parse(JSON.parse(bytes)))
  cache.ingest(rows, sent)
  const took = performance.now() - from
  if (ids.length === 0) throw new Error('the page has no status')
  return took
}
