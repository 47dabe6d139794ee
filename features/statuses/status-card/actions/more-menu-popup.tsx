import { selectedTextIn, useFilterContext } from '@/features/filters'
import { useIsServerKnown } from '@/features/instance'
import { languageName, useIntl } from '@/lib/i18n'
import { useNavigation } from '@/lib/navigation'
import { keyWithin, useEntity, useRuntime } from '@/lib/runtime'
import type { MenuEntry, OpenMenu } from '@/lib/ui/menu'
import { useFixedEntries } from '@/lib/ui/menu/entries'
import MenuPopup from '@/lib/ui/menu/menu-popup'
import type { Account, Status } from '@/schemas/entities'
import { actionsOf, type StatusContext } from '../../actions/actions-of'
import { keepFocusNear } from '../../actions/keep-focus'
import { readLanguage } from '../../translation/read-language'
import { useTranslatedStatus } from '../../translation/use-translated-status'
import { showTranslation } from '../../translation/toggle-translation'
import { useReadLanguages } from '../../translation/use-read-languages'
import { useTranslator } from '../../translation/use-translator'
import { setOpened, useOpened } from '../../view-store'
import { moreEntries } from './more-entries'

/** How long the menu waits for the server's description, which decides on entries, in ms. */
const DESCRIPTION_TIMEOUT = 1000

/** Returns entries of a list for the menus of its posts. `holder`: the button of the menu. */
export type MoreEntriesOf = (holder: HTMLElement | null) => readonly MenuEntry[]

interface Props extends OpenMenu {
  status: Status
  account: Account
  open: boolean
  extra?: MoreEntriesOf | undefined
}

/** Returns the translation action for the menu. */
function useTranslate(status: Status, open: boolean): NonNullable<StatusContext['translate']> | null {
  const intl = useIntl()
  const runtime = useRuntime()
  const name = keyWithin(runtime.identity, status.id)
  const opened = useOpened(name)
  const on = useTranslatedStatus(status, opened.translated === true).translation !== undefined
  const translator = useTranslator(status, useReadLanguages())
  if (on) return { on, press: () => setOpened(name, { translated: false }) }
  // The same rule as below the text: if the language is unknown, only the open post offers it.
  if (!translator || (status.language === null && !open)) return null
  const request = { status, ...translator, runtime, intl, progress: () => {} }
  const { language } = status
  return {
    on,
    press: () => void showTranslation(request, name),
    ...(language !== null && {
      reads: { language: languageName(intl, language), press: () => readLanguage(language, intl) },
    }),
  }
}

/** The open menu of a post. */
export default function MoreMenuPopup(props: Props) {
  return useIsServerKnown(DESCRIPTION_TIMEOUT) && <Popup {...props} />
}

function Popup({ status, account, open, extra, ...menu }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const navigation = useNavigation()
  const translate = useTranslate(status, open)
  const own = runtime.me === null || runtime.me === account.id
  // Loads it for the next time, if the menu opened too early.
  useEntity('relationship', own ? null : account.id)
  const filterContext = useFilterContext()
  const entries = useFixedEntries(() => {
    const button = menu.anchor.current
    const actions = actionsOf(runtime, status, {
      intl,
      isOpen: open,
      navigation,
      focus: keepFocusNear(() => menu.anchor.current),
      filterContext,
      selection: selectedTextIn(button?.closest('article')),
      translate,
    })
    return moreEntries(actions, runtime, intl, extra?.(button) ?? [])
  })
  return <MenuPopup {...menu} entries={entries} />
}
