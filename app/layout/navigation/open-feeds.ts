import type { Instance } from '@/features/instance'

/** Which public feeds somebody may read. */
export interface OpenFeeds {
  readonly local: boolean
  readonly all: boolean
}

/** Access to the feeds of a server by its instance document; open until that has arrived. */
export function openFeeds(
  instance: Pick<Instance, 'access'> | null | undefined,
  visitor: boolean,
): OpenFeeds {
  const open = (origin: 'local' | 'remote') => {
    const access = instance?.access('live_feeds', origin) ?? 'public'
    return access === 'public' || (access === 'authenticated' && !visitor)
  }
  const local = open('local')
  return { local, all: local && open('remote') }
}
