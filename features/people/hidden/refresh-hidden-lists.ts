import { refreshPagedList } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import { peopleKeys } from '../keys'

/** Reads the lists on screen again after an account or server was blocked or muted elsewhere in the app. */
export function refreshHiddenLists({ client }: Runtime): void {
  for (const key of [peopleKeys.blocks(), peopleKeys.mutes(), peopleKeys.domainBlocks()])
    if (client.getQueryCache().find({ queryKey: key })?.isActive()) void refreshPagedList(client, key)
}
