import { pushToast } from '@/lib/alerts'
import { handleCommand } from '@/lib/bus'
import type { IntlShape } from '@/lib/i18n'
import { announce } from '@/lib/ui/announce/announce'
import { currentAddress, hrefAs, visit } from '../../../routing/history'
import { columnOrder, focusColumn, ROUTE_COLUMN } from '../columns-on-screen'
import { changeDeck, getDeck, onDeck } from '../deck-store'
import {
  isSaved,
  layoutAfter,
  withColumnsSaved,
  withLayout,
  withLayoutChosen,
  withoutLayout,
  type Deck,
  type SavedLayout,
} from './layouts'
import { messages } from './messages'
import { openLayoutName } from './payload'
import { randomId } from '@/lib/util/random-id'

/** Commands of the layouts, available while the deck is shown. */
interface LayoutCommands {
  /** Replaces the columns by those of a layout. */
  switchLayout: { identity: string; to: { id: string } }
  /** Replaces the columns by those of the layout after the one in use; available while that changes something. */
  nextLayout: { identity: string }
  /** Asks for a name to save the columns under. */
  saveLayout: { identity: string }
}

declare module '@/lib/bus/commands' {
  interface Commands extends LayoutCommands {}
}

const report = (intl: IntlShape, text: () => string, undo: (deck: Deck) => Deck) =>
  pushToast({
    text,
    key: 'layouts',
    action: { label: () => intl.formatMessage(messages.undo), run: () => changeDeck(undo), undo: true },
  })

/** Closes the page of a stored column in the address, which would open again next to the columns of another layout. */
function leaveStoredColumn() {
  const { identityKey, path } = currentAddress()
  if (path !== '/' && !columnOrder().includes(ROUTE_COLUMN)) visit(hrefAs(identityKey, '/'), true)
}

/** Replaces the columns by those of a layout. Offers to undo it if they are in no layout. */
export function switchLayout(intl: IntlShape, { id, name }: SavedLayout): void {
  const before = getDeck()
  leaveStoredColumn()
  changeDeck((deck) => withLayoutChosen(deck, id))
  const text = () => intl.formatMessage(messages.switched, { name })
  const { columns, layout } = before
  if (isSaved(before)) announce(text())
  else report(intl, text, (deck) => ({ ...deck, columns, layout }))
  // Waits until the columns are rendered.
  requestAnimationFrame(() => {
    const [first] = columnOrder()
    if (first !== undefined && document.activeElement === document.body) focusColumn(first)
  })
}

/** Saves the columns under a name, in place of the layout with the id `replaced`, if any. */
export function saveLayout(intl: IntlShape, name: string, replaced?: string): void {
  const before = getDeck().layouts.find(({ id }) => id === replaced)
  const id = replaced ?? randomId()
  changeDeck((deck) => withColumnsSaved(deck, id, name))
  const text = () => intl.formatMessage(messages.saved, { name: name.trim() })
  if (!before) pushToast({ kind: 'success', text })
  else
    report(intl, text, (deck) => ({
      ...deck,
      layouts: deck.layouts.map((layout) => (layout.id === id ? before : layout)),
    }))
}

/** Deletes a layout, with undo. */
export function deleteLayout(intl: IntlShape, layout: SavedLayout): void {
  const before = getDeck()
  const at = before.layouts.findIndex(({ id }) => id === layout.id)
  changeDeck((deck) => withoutLayout(deck, layout.id))
  report(
    intl,
    () => intl.formatMessage(messages.deleted, { name: layout.name }),
    (deck) => ({
      ...withLayout(deck, layout, at),
      layout: deck.layout ?? before.layout,
    }),
  )
}

/** Handles the command for the next layout while there is one. Returns the function that stops it. */
function connectNextLayout(intl: () => IntlShape): () => void {
  let end: (() => void) | null = null
  const update = () => {
    const hasNext = layoutAfter(getDeck()) !== undefined
    if (hasNext === (end !== null)) return
    end?.()
    end = hasNext ? handleCommand('nextLayout', run) : null
  }
  const run = () => {
    const layout = layoutAfter(getDeck())
    if (layout) switchLayout(intl(), layout)
  }
  update()
  const stop = onDeck(update)
  return () => {
    stop()
    end?.()
  }
}

/** Handles the commands of the layouts. Returns the function that stops it. */
export function connectLayoutCommands(intl: () => IntlShape): () => void {
  const unsubscribers = [
    handleCommand('switchLayout', ({ to }) => {
      const layout = getDeck().layouts.find(({ id }) => id === to.id)
      if (layout) switchLayout(intl(), layout)
    }),
    connectNextLayout(intl),
    handleCommand('saveLayout', ({ identity }) => openLayoutName(identity, null)),
  ]
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}
