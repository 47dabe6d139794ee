import { useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { EditIcon, FilterIcon, MuteIcon, NotificationsIcon } from '@/lib/ui/icons'
import { Menu, type MenuEntry } from '@/lib/ui/menu'
import { deleteFilter } from '../delete-filter'
import { filtersKey } from '../keys'
import type { FilterSet } from '../filter-set'
import { filtersQuery } from '../queries'
import { tagMessages } from './messages'
import { canMuteTags, muteTag } from './mute-tag'
import { findTagFilter, isMuteOfTag } from './tag-filter'

/** Size of the icons in px. */
const ICON_SIZE = 18

interface Props {
  /** The hashtag without #. */
  name: string
}

/** The menu to mute or filter a hashtag. Nothing for visitors or on servers without filters. */
export function TagFilterMenu({ name }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { go } = useNavigation()
  const { client } = runtime
  if (!canMuteTags(runtime)) return null
  const load = async () => {
    try {
      await client.query(filtersQuery(runtime))
    } catch {
      // Ignore: the menu then offers to mute, and muting reports the failure.
    }
  }
  const entries = (): (MenuEntry | false)[] => {
    const set = client.getQueryData<FilterSet>(filtersKey())
    const filter = set && findTagFilter(set.filters, name, runtime.now())
    const api = set?.api
    if (filter && api)
      return [
        isMuteOfTag(filter) && {
          kind: 'item',
          label: intl.formatMessage(tagMessages.unmute, { name }),
          icon: <NotificationsIcon size={ICON_SIZE} />,
          onSelect: () => deleteFilter(runtime, api, filter, intl),
        },
        {
          kind: 'item',
          label: intl.formatMessage(tagMessages.edit, { title: filter.title }),
          icon: <EditIcon size={ICON_SIZE} />,
          onSelect: () => go(paths.filter(filter.id)),
        },
      ]
    return [
      {
        kind: 'item',
        label: intl.formatMessage(tagMessages.mute, { name }),
        icon: <MuteIcon size={ICON_SIZE} />,
        onSelect: () => void muteTag(runtime, name, intl),
      },
      {
        kind: 'item',
        label: intl.formatMessage(tagMessages.filter, { name }),
        icon: <FilterIcon size={ICON_SIZE} />,
        onSelect: () => go(paths.newFilter(`#${name}`)),
      },
    ]
  }
  return (
    <Menu
      label={intl.formatMessage(tagMessages.menu, { name })}
      icon={<FilterIcon size={ICON_SIZE} aria-hidden />}
      preload={() => void load()}
      entries={entries}
    />
  )
}
