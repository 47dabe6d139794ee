import { MASTODON_46 } from '@/lib/testing/claims'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import type { CollectionId } from '@/schemas/collection'

type Collect = Stage['simulator']['script']['collect']

/** A stage on a server with collections, where failed reads are not retried. */
export function collectionStage(options?: StageOptions): Stage {
  const stage = createStage(options)
  const { client, http } = stage.runtime
  http.capabilities.know(MASTODON_46)
  const defaults = client.getDefaultOptions()
  client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } })
  return stage
}

/** Creates a collection on the server. Returns its id. */
export const collect = ({ simulator }: Stage, ...args: Parameters<Collect>): CollectionId =>
  simulator.script.collect(...args).id as CollectionId
