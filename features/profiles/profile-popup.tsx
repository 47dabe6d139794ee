import { contactIcons, hideOrRemoveIcons, moderationIcons } from '@/features/accounts'
import { useIntl } from '@/lib/i18n'
import { useNavigation } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import {
  BoostIcon,
  BoostOffIcon,
  CollectionIcon,
  CopyIcon,
  ExternalIcon,
  LanguagesIcon,
  PinIcon,
  ShareIcon,
  SparkleIcon,
} from '@/lib/ui/icons'
import type { OpenMenu } from '@/lib/ui/menu'
import { actionEntries, type ActionIcons } from '@/lib/ui/menu/action-entries'
import { useFixedEntries } from '@/lib/ui/menu/entries'
import MenuPopup from '@/lib/ui/menu/menu-popup'
import type { Account } from '@/schemas/entities'
import { profileActionsOf, type ProfileActionId } from './profile-actions'

interface Props extends OpenMenu {
  account: Account
}

/** The parts of the menu. */
const PARTS: readonly ActionIcons<ProfileActionId>[] = [
  { ...contactIcons, addToCollections: CollectionIcon, pinned: PinIcon },
  { original: ExternalIcon, copyLink: CopyIcon, share: ShareIcon },
  { boosts: { off: BoostIcon, on: BoostOffIcon }, languages: LanguagesIcon, endorse: SparkleIcon },
  hideOrRemoveIcons,
  moderationIcons,
]

/** The open menu of a profile, without entries that do not apply. */
export default function ProfilePopup({ account, ...menu }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { go } = useNavigation()
  const other = runtime.me !== null && runtime.me !== account.id
  const relationship = useEntity('relationship', other ? account.id : null)
  const entries = useFixedEntries(() => {
    const actions = profileActionsOf(runtime, account, relationship, { intl, go })
    return PARTS.flatMap((icons) => [
      { kind: 'separator' as const },
      ...actionEntries<ProfileActionId>(actions, icons, intl),
    ])
  })
  return <MenuPopup {...menu} entries={entries} />
}
