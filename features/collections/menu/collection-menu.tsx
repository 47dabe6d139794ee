import type { Action } from '@/lib/actions/action'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import {
  AccountRemoveIcon,
  ComposeIcon,
  CopyIcon,
  EditIcon,
  ExternalIcon,
  FlagIcon,
  ShareIcon,
  TrashIcon,
} from '@/lib/ui/icons'
import { Menu } from '@/lib/ui/menu'
import { actionEntries, type ActionIcons } from '@/lib/ui/menu/action-entries'
import type { Collection } from '../collection'
import { collectionActionsOf, type CollectionActionId } from './collection-actions'

const messages = defineMessages({
  menu: {
    id: 'collection.menu',
    defaultMessage: 'Options for {name}',
    description: 'Label for screen readers: the button that opens the menu of a collection; {name}: its name',
  },
})

type LinkActionId = 'original' | 'copyLink' | 'share'

/** The parts of the menu. */
const PARTS: readonly ActionIcons<CollectionActionId | LinkActionId>[] = [
  { edit: EditIcon, discuss: ComposeIcon },
  { original: ExternalIcon, copyLink: CopyIcon, share: ShareIcon },
  { leave: AccountRemoveIcon, report: FlagIcon, delete: TrashIcon },
]

interface Props {
  collection: Collection
  /** The actions on its link. */
  links: readonly Action<LinkActionId>[]
  /** True on the page of the collection, which deleting leaves. */
  isPage?: boolean
}

/** The menu of a collection. */
export function CollectionMenu({ collection, links, isPage = false }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const navigation = useNavigation()
  return (
    <Menu
      label={intl.formatMessage(messages.menu, { name: collection.name })}
      entries={() => {
        const actions = [...collectionActionsOf(runtime, collection, { intl, navigation, isPage }), ...links]
        return PARTS.flatMap((icons) => [
          { kind: 'separator' as const },
          ...actionEntries(actions, icons, intl),
        ])
      }}
    />
  )
}
