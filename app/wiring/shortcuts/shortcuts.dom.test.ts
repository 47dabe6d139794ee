import { expect, onTestFinished, test } from 'vitest'
import { composeShortcuts } from '@/features/compose'
import { statusShortcuts } from '@/features/statuses'
import { handleCommand } from '@/lib/bus'
import { createIntlFor } from '@/lib/i18n'
import type { Column } from '@/lib/column'
import { createStage } from '@/lib/testing/stage'
import {
  conflictsOf,
  KEY_SCHEMES,
  keysOf,
  listShortcuts,
  registeredActions,
  registerShortcuts,
} from '@/lib/shortcuts'
import { deckShortcuts } from '../../layout/deck/deck-shortcuts'
import { layoutShortcuts } from '../../layout/deck/layouts/shortcuts'
import { appShortcuts } from './app-shortcuts'
import { columnShortcuts } from './column-shortcuts'
import { goToShortcuts } from './go-to'

const intl = () => createIntlFor('en')
const all = [
  ...listShortcuts,
  ...statusShortcuts(intl),
  ...composeShortcuts,
  ...goToShortcuts,
  ...columnShortcuts,
  ...layoutShortcuts,
  ...deckShortcuts(intl),
  ...appShortcuts(intl),
]

test.each(KEY_SCHEMES)('no keys of the scheme %s hide others', (scheme) => {
  const bound = all.map((shortcut) => ({ shortcut, keys: keysOf(shortcut, { scheme, own: {} }) }))
  const conflicts = bound.flatMap(({ shortcut: { id }, keys }) => conflictsOf(id, keys, bound))
  expect(conflicts).toEqual([])
})

test.each(KEY_SCHEMES)('the scheme %s takes no letters with Ctrl from the browser', (scheme) => {
  const keys = all.flatMap((shortcut) => keysOf(shortcut, { scheme, own: {} }))
  const taken = keys.filter((each) => /^(?:Control|Meta)\+(?:Shift\+)?[a-z]$/.test(each))
  expect(new Set(taken.map((each) => each.at(-1)))).toEqual(new Set(['k', 'z']))
})

test('each shortcut has an id and a name of its own', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ label }) => label.defaultMessage)).size).toBe(all.length)
})

test('a choice from a list has no key that could name a column', () => {
  const { runtime } = createStage()
  const column = { runtime, identity: runtime.identity } as Column
  onTestFinished(registerShortcuts(columnShortcuts))
  onTestFinished(handleCommand('focusColumn', () => {}))
  const offered = registeredActions({ column, columnElement: null, row: null, post: null })
  expect(offered.map(({ id }) => id)).toEqual(['previousColumn', 'nextColumn'])
})

test('only the page of the address can go back', () => {
  const { runtime } = createStage()
  const back = all.find(({ id }) => id === 'back')
  const isAvailable = (isActive: boolean) => {
    const column = { runtime, identity: runtime.identity, isActive } as Column
    return back?.isAvailable?.({ column, columnElement: null, row: null, post: null })
  }
  expect([isAvailable(true), isAvailable(false)]).toEqual([true, false])
})

test('arrows and digits move between columns while there are several', () => {
  const { runtime } = createStage()
  const column = { runtime, identity: runtime.identity } as Column
  const target = { column, columnElement: null, row: null, post: null }
  const [previous, next, numbered] = columnShortcuts
  expect(next?.isAvailable?.(target)).toBe(false)
  const moves: unknown[] = []
  onTestFinished(handleCommand('focusColumn', ({ to }) => void moves.push(to)))
  expect(next?.isAvailable?.(target)).toBe(true)
  previous?.run(target)
  next?.run(target)
  numbered?.run(target, '3')
  expect(moves).toEqual(['previous', 'next', 2])
})
