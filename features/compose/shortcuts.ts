import { command } from '@/lib/bus'
import { defineMessages } from '@/lib/i18n'
import { hasColumn, type Shortcut, type ShortcutTarget } from '@/lib/shortcuts'

const messages = defineMessages({
  compose: {
    id: 'compose.shortcuts.compose',
    defaultMessage: 'Write a post',
    description: 'Keyboard shortcut: goes to the composer, which keeps its text',
  },
  composeNew: {
    id: 'compose.shortcuts.composeNew',
    defaultMessage: 'Start a new post',
    description: 'Keyboard shortcut: opens an empty composer; the text written before stays a draft',
  },
  contentWarning: {
    id: 'compose.shortcuts.contentWarning',
    defaultMessage: 'Add or remove a content warning',
    description: 'Keyboard shortcut in the composer',
  },
})

/** The button of the composer that has the focus. */
const warningButton = () =>
  document.activeElement
    ?.closest('[data-composer]')
    ?.querySelector<HTMLElement>('[data-action="content-warning"]')

const compose =
  (text?: string) =>
  ({ column }: ShortcutTarget) => {
    if (column) command('compose', { identity: column.identity.key, ...(text !== undefined && { text }) })
  }

/** The shortcuts for writing. */
export const composeShortcuts: readonly Shortcut[] = [
  {
    id: 'compose',
    label: messages.compose,
    group: 'write',
    keys: ['n'],
    context: 'anywhere',
    run: compose(),
    isAvailable: hasColumn,
  },
  {
    id: 'composeNew',
    label: messages.composeNew,
    group: 'write',
    keys: ['Alt+n'],
    context: 'anywhere',
    run: compose(''),
    isAvailable: hasColumn,
  },
  {
    id: 'contentWarning',
    label: messages.contentWarning,
    group: 'write',
    keys: ['Alt+x'],
    context: 'composer',
    inFields: true,
    run: () => warningButton()?.click(),
    isAvailable: () => warningButton() !== null,
  },
]
