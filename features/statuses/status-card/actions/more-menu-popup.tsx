import { useState } from 'react'
import { useFilterContext } from '@/features/filters'
import { useIsServerKnown } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { useNavigation } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import type { OpenMenu } from '@/lib/ui/menu'
import MenuPopup from '@/lib/ui/menu/menu-popup'
import type { Account, Status } from '@/schemas/entities'
import { useTranslatedStatus } from '../../translation/use-translated-status'
import { showTranslation } from '../../translation/toggle-translation'
import { useReadLanguages } from '../../translation/use-read-languages'
import { useTranslator } from '../../translation/use-translator'
import { setOpened, useOpened } from '../../view-store'
import { moreEntries, type MoreEntriesOf, type MoreSituation } from './more-entries'

/** How long the menu waits for the server's description, which decides on entries, in ms. */
const DESCRIPTION_TIMEOUT = 1000

interface Props extends OpenMenu {
  status: Status
  account: Account
  open: boolean
  extra?: MoreEntriesOf | undefined
}

/** Returns the translation action for the menu. */
function useTranslate(status: Status, open: boolean): MoreSituation['translate'] {
  const intl = useIntl()
  const runtime = useRuntime()
  const name = `${runtime.identity.key}/${status.id}`
  const opened = useOpened(name)
  const on = useTranslatedStatus(status, opened.translated === true).translation !== undefined
  const translator = useTranslator(status, useReadLanguages())
  if (on) return { on, press: () => setOpened(name, { translated: false }) }
  // The same rule as below the text: if the language is unknown, only the open post offers it.
  if (!translator || (status.language === null && !open)) return null
  const request = { status, ...translator, runtime, intl, progress: () => {} }
  return { on, press: () => void showTranslation(request, name) }
}

/** The open menu of a post. */
export default function MoreMenuPopup(props: Props) {
  return useIsServerKnown(DESCRIPTION_TIMEOUT) && <Popup {...props} />
}

function Popup({ status, account, open, extra, ...menu }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { go, back, backTo } = useNavigation()
  const translate = useTranslate(status, open)
  const own = runtime.me === null || runtime.me === account.id
  const relationship = useEntity('relationship', own ? null : account.id)
  const button = () => menu.anchor.current
  const context = useFilterContext()
  // Entries are fixed while the menu is open, so that none moves under the pointer.
  const [entries] = useState(() =>
    moreEntries({
      status,
      account,
      open,
      relationship,
      runtime,
      intl,
      go,
      back,
      backTo,
      translate,
      context,
      button,
      extra,
    }),
  )
  return <MenuPopup {...menu} entries={entries} />
}
