import type { AnyRouter } from '@tanstack/react-router'
import type { BackupPart } from '@/features/data'
import { defineMessages } from '@/lib/i18n'
import { changeDeck, getDeck } from '../deck-store'
import { createIsPage } from './is-page'
import { isSignedIn } from './is-signed-in'
import { readLayouts, writeLayouts } from './layout-file'
import { freeName, isSameColumns, isSaved, withLayout, withoutLayout, type SavedLayout } from './layouts'
import { randomId } from '@/lib/util/random-id'

const messages = defineMessages({
  current: {
    id: 'layoutsPart.current',
    defaultMessage: 'Current columns',
    description: 'Name of a layout in a backup, with the columns on screen when it was saved',
  },
})

/** The saved layouts and the columns on screen, as a part of a backup. Layouts are added to those that exist. */
export const createLayoutsPart = (router: AnyRouter): BackupPart => ({
  name: 'layouts',
  ofAccount: false,
  read({ intl }) {
    const deck = getDeck()
    const current = { id: '', name: intl.formatMessage(messages.current), columns: deck.columns }
    const layouts = isSaved(deck) ? deck.layouts : [...deck.layouts, current]
    return Promise.resolve({ value: writeLayouts(layouts) })
  },
  plan(value, { runtime: { identity }, origin }) {
    const read = readLayouts(JSON.stringify(value), {
      isPage: createIsPage(router),
      isSignedIn,
      newId: randomId,
      // Columns of the account that saved the file become columns of the one that restores it.
      identityOf: (key) => (key === origin.identity && !isSignedIn(key) ? identity.key : key),
    })
    if (!read) return Promise.resolve(null)
    const before = getDeck()
    const known = [...before.layouts.map(({ columns }) => columns), before.columns]
    const fresh = read.layouts.filter(({ columns }) => !known.some((each) => isSameColumns(each, columns)))
    return Promise.resolve({
      added: fresh.length,
      changed: 0,
      same: read.layouts.length - fresh.length,
      names: fresh.map(({ name }) => name),
      leftOut: { unknown: read.unknown, signedOut: read.signedOut },
      apply() {
        const added: SavedLayout[] = []
        for (const { name, columns } of fresh)
          added.push({ id: randomId(), name: freeName([...getDeck().layouts, ...added], name), columns })
        changeDeck((deck) => added.reduce((all, layout) => withLayout(all, layout), deck))
        const undo = () => changeDeck((deck) => added.reduce((all, { id }) => withoutLayout(all, id), deck))
        return Promise.resolve({ failed: 0, undo })
      },
    })
  },
})
