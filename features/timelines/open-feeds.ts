import type { Instance } from '@/features/instance'
import type { Capabilities } from '@/lib/http'

/** The live feeds that the user may read. */
export interface OpenFeeds {
  readonly local: boolean
  readonly all: boolean
}

/**
 * Returns which feeds of a server are open by its instance document, and by the refusals in `capabilities`, since not
 * every server announces them. A feed counts as open until one of the two says otherwise.
 */
export function openFeeds(
  instance: Pick<Instance, 'access'> | null | undefined,
  visitor: boolean,
  capabilities?: Pick<Capabilities, 'tries'>,
): OpenFeeds {
  const tried = (feature: 'localFeed' | 'publicFeed') => capabilities?.tries(feature) ?? true
  const open = (origin: 'local' | 'remote') => {
    const access = instance?.access['live_feeds']?.[origin] ?? 'public'
    return access === 'public' || (access === 'authenticated' && !visitor)
  }
  const local = open('local')
  return {
    local: local && tried('localFeed'),
    all: local && open('remote') && tried('publicFeed'),
  }
}
