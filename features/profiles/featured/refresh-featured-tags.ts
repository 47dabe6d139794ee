import type { Runtime } from '@/lib/runtime'
import { featuredKeys } from './keys'

/** Reads the featured hashtags of the user again, after a change elsewhere. */
export function refreshFeaturedTags({ client, me }: Runtime): void {
  if (me !== null) void client.invalidateQueries({ queryKey: featuredKeys.tags(me), exact: true })
}
