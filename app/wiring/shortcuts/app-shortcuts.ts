import { dismissToast, useToasts } from '@/lib/alerts'
import { command } from '@/lib/bus'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import { hasColumn, openShortcutHelp, type Shortcut, type ShortcutTarget } from '@/lib/shortcuts'
import { focusWhenMounted } from '@/lib/focus/focus-when-mounted'
import { firstOnScreen } from '@/lib/util/on-screen'
import { session } from '../../identity/session'
import { toTop } from '../../layout/column/to-top'

const messages = defineMessages({
  palette: {
    id: 'shortcuts.palette',
    defaultMessage: 'Open the command palette',
    description: 'Keyboard shortcut: opens the dialog that finds pages, people and commands',
  },
  help: {
    id: 'shortcuts.help',
    defaultMessage: 'Show keyboard shortcuts',
    description: 'Keyboard shortcut: opens the list of keyboard shortcuts',
  },
  back: {
    id: 'shortcuts.back',
    defaultMessage: 'Back',
    description: 'Keyboard shortcut: goes back to the previous page',
  },
  top: {
    id: 'shortcuts.top',
    defaultMessage: 'Scroll to top',
    description: 'Keyboard shortcut: scrolls the column to its top',
  },
  search: {
    id: 'shortcuts.search',
    defaultMessage: 'Go to search',
    description: 'Keyboard shortcut: moves to the search field, and opens its page if needed',
  },
  undo: {
    id: 'shortcuts.undo',
    defaultMessage: 'Undo',
    description: 'Keyboard shortcut: undoes the last change that a notice offers to undo',
  },
  nextAccount: {
    id: 'shortcuts.nextAccount',
    defaultMessage: 'Switch to the next account',
    description: 'Keyboard shortcut: switches to the next signed-in account',
  },
})

/** The field of the search page. */
const SEARCH_FIELD = 'search input[name=q]'

/** Moves to the search field of the column in use, after opening the search page if it shows another. */
function search({ column, columnElement }: ShortcutTarget) {
  const field = firstOnScreen(SEARCH_FIELD, columnElement ?? undefined)
  if (field instanceof HTMLInputElement) {
    field.focus()
    field.select()
    return
  }
  focusWhenMounted(SEARCH_FIELD)
  column?.navigate.go(paths.search())
}

const undoable = () => useToasts.getState().toasts.findLast(({ action }) => action?.undo)

/** Returns the signed-in account after this one; null when there is no other. */
function accountAfter(identityKey: string): string | null {
  const keys = session.sessions.state.getState().accounts.map((account) => account.identityKey)
  const next = keys[(keys.indexOf(identityKey) + 1) % keys.length]
  return next === undefined || next === identityKey ? null : next
}

/** Returns the shortcuts of the app. */
export const appShortcuts = (intl: () => IntlShape): readonly Shortcut[] => [
  {
    id: 'top',
    label: messages.top,
    group: 'move',
    keys: ['0'],
    context: 'anywhere',
    run: ({ column }) => column && toTop(column.scroller, intl()),
    isAvailable: hasColumn,
  },
  {
    id: 'back',
    label: messages.back,
    group: 'goTo',
    keys: ['Backspace'],
    context: 'anywhere',
    run: ({ column }) => column?.navigate.back(),
    // A stored column of the deck keeps its page.
    isAvailable: ({ column }) => column?.isActive === true,
  },
  {
    id: 'goToSearch',
    label: messages.search,
    group: 'goTo',
    keys: ['s', '/'],
    context: 'anywhere',
    run: search,
    isAvailable: ({ column }) => column?.runtime.http.capabilities.tries('search') === true,
  },
  {
    id: 'undo',
    label: messages.undo,
    group: 'app',
    keys: ['z', '$mod+z'],
    context: 'anywhere',
    run: () => {
      const toast = undoable()
      if (!toast) return
      dismissToast(toast.id)
      toast.action?.run()
    },
    isAvailable: () => undoable() !== undefined,
  },
  {
    id: 'nextAccount',
    label: messages.nextAccount,
    group: 'app',
    keys: ['g a'],
    context: 'anywhere',
    run: ({ column }) => {
      const next = column && accountAfter(column.identity.key)
      if (next) column.navigate.goAs(next, paths.home)
    },
    isAvailable: ({ column }) => column !== undefined && accountAfter(column.identity.key) !== null,
  },
  {
    id: 'palette',
    label: messages.palette,
    group: 'app',
    keys: ['$mod+k'],
    context: 'anywhere',
    inFields: true,
    run: ({ column }) => column && command('openPalette', { identity: column.identity.key }),
    isAvailable: hasColumn,
  },
  {
    id: 'help',
    label: messages.help,
    group: 'app',
    keys: ['?'],
    context: 'anywhere',
    run: ({ column }) => column && openShortcutHelp(column.identity.key),
    isAvailable: hasColumn,
  },
]
