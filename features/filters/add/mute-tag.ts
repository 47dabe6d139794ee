import { alertError, pushToast } from '@/lib/alerts'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import type { Filter } from '@/schemas/filter'
import type { FilterId } from '@/schemas/primitives'
import { createFilter, removeFilter } from '../mutations'
import { filtersQuery, loadedFilterIds } from '../queries'
import { tagMessages } from './messages'
import { tagMute } from './tag-filter'

/**
 * Hashtags in lower case whose mute failed, with the filters before: an answer may have been lost although the server
 * saved the filter.
 */
const createFailed = () => new Map<string, readonly FilterId[]>()

async function sendMute(runtime: Runtime, name: string, intl: IntlShape): Promise<void> {
  const identity = runtime.identity.key
  const { api } = await runtime.client.query(filtersQuery(runtime))
  if (api === null) return
  const onDone = ([filter]: readonly Filter[]) =>
    void pushToast({
      kind: 'success',
      text: () => intl.formatMessage(tagMessages.muted, { name }),
      identity,
      ...(filter && {
        action: {
          label: () => intl.formatMessage(tagMessages.undo),
          undo: true,
          run: () => void runtime.run(removeFilter, { api, id: filter.id }),
        },
      }),
    })
  const failed = runtime.service(createFailed)
  const tag = name.toLowerCase()
  const before = failed.get(tag) ?? loadedFilterIds(runtime)
  const isCreated = await runtime.run(
    createFilter,
    { api, draft: tagMute(name), isRepeat: failed.has(tag), before },
    { onDone },
  )
  if (isCreated) failed.delete(tag)
  else failed.set(tag, before)
}

/** Mutes a hashtag at once; the notice offers to undo it. Reports failures. */
export const muteTag = (runtime: Runtime, name: string, intl: IntlShape): Promise<void> =>
  sendMute(runtime, name, intl).catch((error: unknown) =>
    alertError(error, intl, { identity: runtime.identity.key }),
  )

/** True when the user can mute hashtags: not for visitors or on servers without filters. */
export const canMuteTags = ({ me, http }: Runtime): boolean =>
  me !== null && (http.capabilities.tries('filtersV2') || http.capabilities.tries('filtersV1'))
