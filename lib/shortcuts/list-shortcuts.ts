import { defineMessages } from '@/lib/i18n'
import { focusOfRow } from '@/lib/focus/focusable'
import { firstOnScreen } from '@/lib/util/on-screen'
import { hasList, hasUnreadRow, moreButton, stepInList, stepToUnread } from './list-steps'
import type { Shortcut } from './registry'

const messages = defineMessages({
  next: {
    id: 'shortcuts.next',
    defaultMessage: 'Next item',
    description: 'Keyboard shortcut: moves to the next post or row of a list',
  },
  previous: {
    id: 'shortcuts.previous',
    defaultMessage: 'Previous item',
    description: 'Keyboard shortcut: moves to the previous post or row of a list',
  },
  nextUnread: {
    id: 'shortcuts.nextUnread',
    defaultMessage: 'Next unread item',
    description:
      'Keyboard shortcut: moves to the next unread notification or conversation, or to the next post that is new in home',
  },
  showNew: {
    id: 'shortcuts.showNew',
    defaultMessage: 'Show new posts',
    description: 'Keyboard shortcut: shows the posts that arrived, or checks for new ones',
  },
  loadMore: {
    id: 'shortcuts.loadMore',
    defaultMessage: 'Go to “Load more”',
    description: 'Keyboard shortcut: focuses the button at the end of a list that loads more',
  },
  open: {
    id: 'shortcuts.open',
    defaultMessage: 'Open',
    description: 'Keyboard shortcut: opens the focused post, notification or conversation',
  },
})

/** Opens a row as Enter does, which each kind of row handles itself. */
function openRow(row: HTMLElement): void {
  const part = focusOfRow(row)
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  if (part?.matches('a, button')) part.click()
  else part?.dispatchEvent(enter)
}

const newButton = (columnElement: HTMLElement | null) =>
  columnElement &&
  (firstOnScreen('[data-action="show-new"]', columnElement) ??
    firstOnScreen('[data-action="check-new"]', columnElement))

/** The shortcuts of all lists. */
export const listShortcuts: readonly Shortcut[] = [
  {
    id: 'next',
    label: messages.next,
    group: 'move',
    keys: ['j', 'Alt+PageDown'],
    context: 'list',
    repeats: true,
    run: (target) => stepInList(target, 1),
    isAvailable: hasList,
  },
  {
    id: 'previous',
    label: messages.previous,
    group: 'move',
    keys: ['k', 'Alt+PageUp'],
    context: 'list',
    repeats: true,
    run: (target) => stepInList(target, -1),
    isAvailable: hasList,
  },
  {
    id: 'nextUnread',
    label: messages.nextUnread,
    group: 'move',
    keys: ['u'],
    context: 'list',
    run: stepToUnread,
    isAvailable: hasUnreadRow,
  },
  {
    id: 'open',
    label: messages.open,
    group: 'move',
    keys: ['o'],
    context: 'row',
    run: ({ row }) => row && openRow(row),
  },
  {
    id: 'showNew',
    label: messages.showNew,
    group: 'move',
    keys: ['.'],
    context: 'list',
    run: ({ columnElement }) => newButton(columnElement)?.click(),
    isAvailable: ({ columnElement }) => newButton(columnElement) !== null,
  },
  {
    id: 'loadMore',
    label: messages.loadMore,
    group: 'move',
    keys: ['l'],
    context: 'list',
    run: (target) => {
      const button = moreButton(target)
      button?.focus()
      button?.scrollIntoView({ block: 'nearest' })
    },
    isAvailable: (target) => moreButton(target) !== null,
  },
]
