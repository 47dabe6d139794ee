import { expect, onTestFinished, test } from 'vitest'
import { composeShortcuts } from '@/features/compose'
import { statusShortcuts } from '@/features/statuses'
import { handleCommand } from '@/lib/bus'
import { createIntlFor } from '@/lib/i18n'
import type { Column } from '@/lib/column'
import { createStage } from '@/lib/testing/stage'
import { conflictsOf, KEY_SCHEMES, keysOf, listShortcuts } from '@/lib/shortcuts'
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
  ...appShortcuts(intl),
]

test.each(KEY_SCHEMES)('no keys of the scheme %s hide others', (scheme) => {
  const bound = all.map((shortcut) => ({ shortcut, keys: keysOf(shortcut, { scheme, own: {} }) }))
  const conflicts = bound.flatMap(({ shortcut: { id }, keys }) => conflictsOf(id, keys, bound))
  expect(conflicts).toEqual([])
})

test('each shortcut has an id and a name of its own', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ label }) => label.defaultMessage)).size).toBe(all.length)
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
  previous?.run(target, 'ArrowLeft')
  next?.run(target, 'ArrowRight')
  numbered?.run(target, '3')
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  next?.run(target, 'ArrowRight')
  next?.run(target, 'l')
  expect(moves).toEqual(['previous', 'next', 2, 'previous', 'next'])
})
