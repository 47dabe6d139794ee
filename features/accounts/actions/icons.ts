import {
  AccountRemoveIcon,
  BanIcon,
  DirectIcon,
  ExternalIcon,
  FlagIcon,
  GlobeIcon,
  ListAddIcon,
  LockIcon,
  MuteIcon,
  ShieldIcon,
} from '@/lib/ui/icons'
import type { ActionIcons } from '@/lib/ui/menu/action-entries'
import type { AccountActionId } from './account-actions'
import type { ModerationActionId } from './moderation-actions'

type Icons = ActionIcons<AccountActionId>

/** The part of a menu that adds an account to lists. */
export const listIcons = { addToLists: ListAddIcon } satisfies Icons

/** The part of a menu that addresses an account. */
export const contactIcons = { mention: DirectIcon, message: LockIcon, ...listIcons } satisfies Icons

/** The part of a menu that hides an account. */
export const hideIcons = {
  mute: MuteIcon,
  block: BanIcon,
  report: FlagIcon,
  blockDomain: GlobeIcon,
} satisfies Icons

/** The same, also with the removal of a follower. */
export const hideOrRemoveIcons = { removeFollower: AccountRemoveIcon, ...hideIcons } satisfies Icons

/** The part of a menu for moderators. */
export const moderationIcons = {
  moderateAccount: ShieldIcon,
  moderateStatus: ShieldIcon,
  moderateServer: ExternalIcon,
} satisfies ActionIcons<ModerationActionId>
