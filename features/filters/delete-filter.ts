import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { startUndoable } from '@/lib/runtime/undoable'
import type { Filter } from '@/schemas/filter'
import type { FilterSet } from './filter-set'
import { filtersKey } from './keys'
import { messages } from './messages'
import { removeFilter } from './mutations'
import { withoutFilter } from './patches'

/** Removes a filter at once and deletes it on the server after 10 s; until then it can be undone. */
export const deleteFilter = (
  runtime: Runtime,
  api: NonNullable<FilterSet['api']>,
  { id, title }: Filter,
  intl: IntlShape,
): void =>
  startUndoable(
    runtime,
    {
      key: `delete filter ${id}`,
      text: () => intl.formatMessage(messages.deleted, { title }),
      show: () => {
        const shown = runtime.cache.sets.begin(filtersKey(), withoutFilter(id))
        return () => shown.abort()
      },
      send: () => void runtime.run(removeFilter, { api, id }),
    },
    intl,
  )
