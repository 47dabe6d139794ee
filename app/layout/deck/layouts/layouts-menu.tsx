import { useRef } from 'react'
import { useRouter } from '@tanstack/react-router'
import { useColumn } from '@/lib/column'
import { alertError } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { DownloadIcon, EditIcon, LayoutsIcon, SaveIcon, TrashIcon, UploadIcon } from '@/lib/ui/icons'
import { Menu, type MenuEntry } from '@/lib/ui/menu'
import { saveFile } from '@/lib/util/save-file'
import { getDeck } from '../deck-store'
import { createIsPage } from './is-page'
import { isSignedIn } from './is-signed-in'
import { deleteLayout, saveLayout, switchLayout } from './layout-actions'
import { fileNameOf, layoutFileOf } from './layout-file'
import { isSameColumns, layoutInUse, type SavedLayout } from './layouts'
import { messages } from './messages'
import { openLayoutName } from './payload'

/** The menu of the saved layouts, in the navigation of the deck. */
export function LayoutsMenu() {
  const intl = useIntl()
  const { identity } = useColumn()
  const file = useRef<HTMLInputElement>(null)
  const isPage = createIsPage(useRouter())

  const importChosen = (input: HTMLInputElement) => {
    const [chosen] = input.files ?? []
    // Otherwise choosing the same file again would not be a change.
    input.value = ''
    if (chosen)
      import('./import-layouts')
        .then(({ importLayouts }) => importLayouts(intl, chosen, { isPage, isSignedIn }))
        .catch((error: unknown) => alertError(error, intl))
  }

  const ofLayout = (layout: SavedLayout): (MenuEntry | false)[] => [
    !isSameColumns(layout.columns, getDeck().columns) && {
      kind: 'item',
      label: intl.formatMessage(messages.update),
      icon: <SaveIcon />,
      onSelect: () => saveLayout(intl, layout.name, layout.id),
    },
    {
      kind: 'item',
      label: intl.formatMessage(messages.rename),
      icon: <EditIcon />,
      onSelect: () => openLayoutName(identity.key, layout.id),
    },
    {
      kind: 'item',
      label: intl.formatMessage(messages.exportFile),
      icon: <DownloadIcon />,
      onSelect: () =>
        saveFile(new Blob([layoutFileOf(layout)], { type: 'application/json' }), fileNameOf(layout)),
    },
    {
      kind: 'item',
      label: intl.formatMessage(messages.remove),
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => deleteLayout(intl, layout),
    },
  ]
  const entries = (): (MenuEntry | false)[] => {
    const deck = getDeck()
    const current = layoutInUse(deck)
    const choose = (wanted: string) => {
      const layout = getDeck().layouts.find(({ id }) => id === wanted)
      if (layout) switchLayout(intl, layout)
    }
    return [
      deck.layouts.length > 0 && {
        kind: 'choice',
        label: intl.formatMessage(messages.layouts),
        value: current?.id ?? '',
        options: deck.layouts.map(({ id, name, columns }) => ({
          value: id,
          label: name,
          hint: intl.formatMessage(messages.count, { count: columns.length }),
        })),
        onSelect: choose,
      },
      { kind: 'separator' },
      ...(current ? ofLayout(current) : []),
      { kind: 'separator' },
      {
        kind: 'item',
        label: intl.formatMessage(messages.save),
        icon: <SaveIcon />,
        onSelect: () => openLayoutName(identity.key, null),
      },
      {
        kind: 'item',
        label: intl.formatMessage(messages.importFile),
        icon: <UploadIcon />,
        onSelect: () => file.current?.click(),
      },
    ]
  }
  return (
    <>
      <Menu
        label={intl.formatMessage(messages.layouts)}
        icon={<LayoutsIcon size={22} aria-hidden />}
        entries={entries}
        align="start"
      />
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ currentTarget }) => importChosen(currentTarget)}
      />
    </>
  )
}
