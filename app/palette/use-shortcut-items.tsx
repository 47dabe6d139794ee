import { useMemo, useState } from 'react'
import { rememberElement } from '@/lib/focus/remember-focus'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { currentTarget, keyText, registeredActions, type RegisteredAction } from '@/lib/shortcuts'
import { KeyboardIcon } from '@/lib/ui/icons'
import type { PaletteGroup, PaletteItem } from './item'

/** Id of the shortcut that opens the palette. */
const PALETTE = 'palette'
/** Group of the palette by group of the shortcuts. Moving makes no sense in a dialog, and screens have items. */
const GROUPS: Readonly<Partial<Record<RegisteredAction['group'], PaletteGroup>>> = {
  post: 'post',
  write: 'actions',
  columns: 'actions',
  app: 'actions',
}

/**
 * Returns the shortcuts that could be used on the post and the column that had the focus when the palette opened. Visitors
 * cannot write.
 */
export function useShortcutItems(): PaletteItem[] {
  const intl = useIntl()
  const isVisitor = useRuntime().me === null
  const [target] = useState(currentTarget)
  // Read before the dialog takes the focus, on which some of them depend.
  const [actions] = useState(() => registeredActions(target))
  // A post may be mounted again while the dialog is open.
  const [findPost] = useState(() => rememberElement(target.post))
  return useMemo(
    () =>
      actions.flatMap(({ id, label, group, keys: [first], run }) => {
        const into = GROUPS[group]
        if (into === undefined || id === PALETTE || (isVisitor && group === 'write')) return []
        return {
          id: `action:${id}`,
          group: into,
          label: intl.formatMessage(label),
          icon: <KeyboardIcon />,
          ...(first !== undefined && { keys: keyText(first) }),
          choice: { kind: 'run', run: () => run({ ...target, post: findPost() ?? target.post }) },
        }
      }),
    [actions, intl, isVisitor, target, findPost],
  )
}
