import type { IntlShape } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import { paths } from '@/lib/navigation'
import type { Runtime } from '@/lib/runtime'
import { FilterIcon } from '@/lib/ui/icons'
import type { MenuEntry } from '@/lib/ui/menu'
import { truncate } from '@/lib/util/graphemes'
import type { Status } from '@/schemas/entities'
import type { FilterContext } from '../rules'
import { messages } from './messages'
import { selectedTextIn } from './selection'

/** Longest part of a selection in a menu, in characters. */
const MAX_LABEL = 30

interface Situation {
  status: Status
  context: FilterContext
  /** The element of the post, for the text selected in it. */
  article: Element | null | undefined
  runtime: Runtime
  intl: IntlShape
  go: (path: string) => void
}

/** Returns the menu entries to filter a post or the text selected in it; [] for own posts, which are never filtered. */
export function filterEntries({ status, context, article, runtime, intl, go }: Situation): MenuEntry[] {
  const { http, identity, me } = runtime
  if (me === null || status.account === me) return []
  const hasV2 = http.capabilities.has('filtersV2')
  const text = selectedTextIn(article)
  const label = truncate(text, MAX_LABEL)
  const icon = <FilterIcon size={18} />
  const entries: (MenuEntry | false)[] = [
    text !== '' &&
      (hasV2 || http.capabilities.tries('filtersV1')) && {
        kind: 'item',
        label: intl.formatMessage(messages.selection, { text: label === text ? text : `${label}…` }),
        icon,
        onSelect: () => go(paths.newFilter(text)),
      },
    hasV2 && {
      kind: 'item',
      label: intl.formatMessage(messages.title),
      icon,
      onSelect: () => void pushModal('FILTER', { statusId: status.id, context }, identity.key),
    },
  ]
  return entries.filter((entry) => entry !== false)
}
