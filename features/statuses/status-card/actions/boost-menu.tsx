import { getSettings } from '@/features/settings'
import type { Action } from '@/lib/actions/action'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { BoostIcon } from '@/lib/ui/icons'
import { lazyPart } from '@/lib/ui/lazy-part'
import { Menu, type OpenMenu, type TriggerProps } from '@/lib/ui/menu'
import type { Status } from '@/schemas/entities'

const loadMenu = () => import('../../boost/boost-menu-popup')
const BoostMenuPopup = lazyPart(loadMenu)

interface Props {
  status: Status
  /** Boosts or unboosts without confirmation; opens the prompt for a visitor. */
  boost: Action
}

/**
 * The button for boosting and quoting. A press with Shift boosts directly, or opens the menu where the user
 * chose that; a long press always opens it.
 */
export function BoostMenu({ status, boost }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const label = intl.formatMessage(boost.label)
  const renderButton = ({ onClick, ...trigger }: TriggerProps) => (
    <IconButton
      {...trigger}
      data-action={boost.id}
      icon={<BoostIcon size={18} aria-hidden />}
      label={label}
      pressed={boost.on}
      tone="boost"
      count={status.reblogs_count + (status.quotes_count ?? 0)}
      onClick={(event) => {
        const isQuick = getSettings().boostByClick
        if (runtime.me !== null && event.shiftKey === isQuick) onClick(event)
        else if (isQuick) void loadMenu().then(({ boostByClick }) => boostByClick(runtime, status))
        else boost.run()
      }}
      onContextMenu={(event) => {
        if (runtime.me === null || trigger['aria-expanded']) return
        event.preventDefault()
        onClick(event)
      }}
    />
  )
  const renderMenu = (menu: OpenMenu) => <BoostMenuPopup {...menu} status={status} />
  return (
    <Menu
      label={label}
      align="start"
      preload={BoostMenuPopup.preload}
      popup={renderMenu}
      trigger={renderButton}
    />
  )
}
