import { useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { useNavigation } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import type { OpenMenu } from '@/lib/ui/menu'
import MenuPopup from '@/lib/ui/menu/menu-popup'
import type { Account, Status } from '@/schemas/entities'
import { moreEntries } from './more-entries'

interface Props extends OpenMenu {
  status: Status
  account: Account
  open: boolean
}

/** The open menu of a post. */
export default function MorePopup({ status, account, open, ...menu }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { go } = useNavigation()
  const own = runtime.me === null || runtime.me === account.id
  const relationship = useEntity('relationship', own ? null : account.id)
  const button = () => menu.anchor.current
  // Nothing comes into an open menu: what was aimed at would no longer be there.
  const [entries] = useState(() =>
    moreEntries({ status, account, open, relationship, runtime, intl, go, button }),
  )
  return <MenuPopup {...menu} entries={entries} />
}
