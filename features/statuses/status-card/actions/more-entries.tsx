import { contactIcons, hideIcons, moderationIcons } from '@/features/accounts'
import { getSettings } from '@/features/settings'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import {
  BanIcon,
  BoostIcon,
  CloseIcon,
  CodeIcon,
  CopyIcon,
  EditIcon,
  ExternalIcon,
  FavouriteIcon,
  FilterIcon,
  ForwardIcon,
  LanguagesIcon,
  MuteIcon,
  NewsIcon,
  NotificationsIcon,
  PinIcon,
  PinOffIcon,
  QuoteIcon,
  RefreshIcon,
  ShareIcon,
  TimeIcon,
  TrashIcon,
} from '@/lib/ui/icons'
import type { MenuEntry } from '@/lib/ui/menu'
import { actionEntries, type ActionIcons } from '@/lib/ui/menu/action-entries'
import type { StatusAction, StatusActionId } from '../../actions/actions-of'

type Icons = ActionIcons<StatusActionId>

const separator: MenuEntry = { kind: 'separator' }

const link: Icons = {
  expand: ForwardIcon,
  original: ExternalIcon,
  aboutLink: NewsIcon,
  translate: LanguagesIcon,
  readLanguage: BanIcon,
  copyLink: CopyIcon,
  share: ShareIcon,
  embed: CodeIcon,
}

const about: Icons = { boosts: BoostIcon, quotes: QuoteIcon, favourites: FavouriteIcon, history: TimeIcon }

/** Only here where a press of the boost button boosts, or opens the prompt of visitors. */
const quoting: Icons = { boostTo: BoostIcon, quote: QuoteIcon }

/** The icons of muting a conversation, for menus that offer only that. */
export const muteConversationIcons = {
  muteConversation: { off: MuteIcon, on: NotificationsIcon },
} satisfies Icons

const keep: Icons = { pin: { off: PinIcon, on: PinOffIcon }, ...muteConversationIcons }

const author: Icons = { edit: EditIcon, delete: TrashIcon, redraft: RefreshIcon }

const unwanted: Icons = { quoteRevoke: CloseIcon, filterText: FilterIcon, filter: FilterIcon, ...hideIcons }

/** Returns the entries of a post's menu. `extra`: those of the list that shows the post. */
export function moreEntries(
  actions: readonly StatusAction[],
  { me }: Runtime,
  intl: IntlShape,
  extra: readonly MenuEntry[],
): MenuEntry[] {
  const part = (icons: Icons, hasKeys = true) => [
    separator,
    ...actionEntries(actions, icons, intl, { hasKeys }),
  ]
  const read = [...part(link), ...part(about)]
  // The key of visitors presses their boost button.
  if (me === null) return [...read, ...part(quoting, false)]
  return [
    ...read,
    ...(getSettings().boostByClick ? part(quoting) : []),
    ...part(keep),
    ...extra,
    ...actionEntries(actions, { quotePolicy: QuoteIcon }, intl),
    ...part(author),
    ...part(contactIcons),
    ...part(unwanted),
    ...part(moderationIcons),
  ]
}
