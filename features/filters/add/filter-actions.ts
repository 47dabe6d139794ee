import type { Action } from '@/lib/actions/action'
import { pushModal } from '@/lib/modals'
import { paths, type Path } from '@/lib/navigation'
import type { Runtime } from '@/lib/runtime'
import { truncate } from '@/lib/util/graphemes'
import type { Status } from '@/schemas/entities'
import type { FilterContext } from '../rules'
import { messages } from './messages'

/** Longest part of a selection in a label, in characters. */
const MAX_LABEL = 30

interface Context {
  /** Where the post is shown. */
  filterContext: FilterContext
  /** The text selected in the post; '' for none. */
  selection: string
  go: (path: Path) => void
}

type FilterAction = Action<'filterText' | 'filter'>

/** Returns the actions that filter a post or the text selected in it; [] for own posts, which are never filtered. */
export function filterActions(
  { http, identity, me }: Runtime,
  status: Status,
  { filterContext: context, selection: text, go }: Context,
): FilterAction[] {
  if (me === null || status.account === me) return []
  const hasV2 = http.capabilities.has('filtersV2')
  const label = truncate(text, MAX_LABEL)
  const all: (FilterAction | false)[] = [
    text !== '' &&
      (hasV2 || http.capabilities.tries('filtersV1')) && {
        id: 'filterText',
        label: messages.selection,
        values: { text: label === text ? text : `${label}…` },
        run: () => go(paths.newFilter(text)),
      },
    hasV2 && {
      id: 'filter',
      label: messages.title,
      run: () => void pushModal('FILTER', { statusId: status.id, context }, identity.key),
    },
  ]
  return all.filter((action) => action !== false)
}
