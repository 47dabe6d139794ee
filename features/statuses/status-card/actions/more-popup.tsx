import { useState } from 'react'
import { useIsServerKnown } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { useNavigation } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import type { OpenMenu } from '@/lib/ui/menu'
import MenuPopup from '@/lib/ui/menu/menu-popup'
import type { Account, Status } from '@/schemas/entities'
import { useShown } from '../../translation/shown'
import { turnTranslated } from '../../translation/turn'
import { useLanguagesRead } from '../../translation/use-languages-read'
import { useTranslator } from '../../translation/use-translator'
import { setOpened, useOpened } from '../../view-store'
import { moreEntries, type MoreSituation } from './more-entries'

/** ms for which the menu waits for the server to say what it is, which decides about its entries. */
const PATIENCE = 1000

interface Props extends OpenMenu {
  status: Status
  account: Account
  open: boolean
}

/** What the bar under the text offers, for the menu. */
function useTranslate(status: Status, open: boolean): MoreSituation['translate'] {
  const intl = useIntl()
  const runtime = useRuntime()
  const name = `${runtime.identity.who}/${status.id}`
  const opened = useOpened(name)
  const on = useShown(status, opened.translated === true).translation !== undefined
  const translator = useTranslator(status, useLanguagesRead())
  if (on) return { on, press: () => setOpened(name, { translated: false }) }
  // As under the text: where nobody said the language, only the open post is offered.
  if (!translator || (status.language === null && !open)) return null
  const wish = { status, ...translator, runtime, intl, progress: () => {} }
  return { on, press: () => void turnTranslated(wish, name) }
}

/** The open menu of a post. */
export default function MorePopup(props: Props) {
  return useIsServerKnown(PATIENCE) && <Popup {...props} />
}

function Popup({ status, account, open, ...menu }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { go, back, backTo } = useNavigation()
  const translate = useTranslate(status, open)
  const own = runtime.me === null || runtime.me === account.id
  const relationship = useEntity('relationship', own ? null : account.id)
  const button = () => menu.anchor.current
  // Nothing comes into an open menu: what was aimed at would no longer be there.
  const [entries] = useState(() =>
    moreEntries({ status, account, open, relationship, runtime, intl, go, back, backTo, translate, button }),
  )
  return <MenuPopup {...menu} entries={entries} />
}
