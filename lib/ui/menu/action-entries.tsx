import type { Action } from '@/lib/actions/action'
import type { IntlShape } from '@/lib/i18n'
import type { MoreIcon } from '../icons'
import type { MenuEntry } from './entries'

type Icon = typeof MoreIcon

/** In px. */
const ICON_SIZE = 18

interface Options {
  /** The keys with the ids of the actions act on the same entity, so the entries show them. Default false. */
  hasKeys?: boolean
}

function entryOf(action: Action, Icon: Icon, intl: IntlShape, { hasKeys = false }: Options): MenuEntry {
  const { id, label, values, hint, isRefused = false, danger = false, href, run } = action
  const named = {
    label: intl.formatMessage(label, values),
    icon: <Icon size={ICON_SIZE} />,
    ...(hint && { hint: intl.formatMessage(hint) }),
    ...(hasKeys && !isRefused && { shortcut: id }),
  }
  return href === undefined
    ? { kind: 'item', ...named, danger, disabled: isRefused, onSelect: run }
    : { kind: 'link', ...named, href, external: true }
}

type IconChoice = Icon | { readonly off: Icon; readonly on: Icon }

/** Icons by the id of an action; two for an action that can be off or on. */
export type ActionIcons<Id extends string> = Readonly<Partial<Record<Id, IconChoice>>>

const iconOf = (icon: IconChoice, isOn: boolean) => ('off' in icon ? icon[isOn ? 'on' : 'off'] : icon)

/** Returns the menu entries of the actions that have an icon, in the order of the icons. */
export function actionEntries<Id extends string>(
  actions: readonly Action<Id>[],
  icons: ActionIcons<Id>,
  intl: IntlShape,
  options: Options = {},
): MenuEntry[] {
  return Object.entries<IconChoice | undefined>(icons).flatMap(([id, icon]) =>
    actions
      .filter((action) => action.id === id)
      .flatMap((action) => (icon ? entryOf(action, iconOf(icon, action.on === true), intl, options) : [])),
  )
}
