import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { defineMessages, useIntl } from '@/lib/i18n'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { createEmitter } from '@/lib/util/emitter'
import { entriesFor, isEntryOf, useNavEntries, type NavEntry } from '.'

const messages = defineMessages({
  label: { id: 'test.entry', defaultMessage: 'Entry', description: 'Test' },
})

const entry = (id: string, more: Partial<NavEntry> = {}): NavEntry => ({
  id,
  order: 10,
  path: `/tags/${id}`,
  label: messages.label,
  icon: () => null,
  ...more,
})

const stageOf = (as: string | null) => {
  const stage = createStage({ as })
  onTestFinished(() => stage.close())
  return stage.runtime
}

test('entries have their own order, regardless of that of the features', () => {
  const entries = [entry('c', { order: 30 }), entry('a', { order: 10 }), entry('b', { order: 20 })]
  expect(entriesFor(entries, stageOf('ann')).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('visitors have only the entries for them', () => {
  const entries = [entry('own', { path: (acct) => `/@${acct}` }), entry('all', { visitors: true })]
  expect(entriesFor(entries, stageOf('ann')).map(({ to }) => to)).toEqual(['/@ann', '/tags/all'])
  expect(entriesFor(entries, stageOf(null)).map(({ to }) => to)).toEqual(['/tags/all'])
})

test('the bottom bar has entries for all, and entries for visitors only', () => {
  const entries = [
    entry('all', { visitors: true, bar: 'all' }),
    entry('visitors', { visitors: true, bar: 'visitors' }),
    entry('none', { visitors: true }),
  ]
  const inBar = (as: string | null) =>
    entriesFor(entries, stageOf(as)).flatMap(({ id, bar }) => (bar ? [id] : []))
  expect(inBar('ann')).toEqual(['all'])
  expect(inBar(null)).toEqual(['all', 'visitors'])
})

test('an entry takes the place of another in the bottom bar while that one is not shown', () => {
  const entries = [
    entry('trends', { needs: ['trendingTags'], bar: 'all' }),
    entry('search', { needs: ['search'], barWithout: 'trends' }),
  ]
  const runtime = stageOf('ann')
  const inBar = () => entriesFor(entries, runtime).flatMap(({ id, bar }) => (bar ? [id] : []))
  expect(inBar()).toEqual(['trends'])
  runtime.http.capabilities.ruleOut('trendingTags')
  expect(inBar()).toEqual(['search'])
})

test('an entry is hidden when the server lacks everything it needs', () => {
  const entries = [entry('lists', { needs: ['lists', 'search'] }), entry('home')]
  const runtime = stageOf('ann')
  const shown = () => entriesFor(entries, runtime).map(({ id }) => id)
  runtime.http.capabilities.ruleOut('lists')
  expect(shown()).toEqual(['lists', 'home'])
  runtime.http.capabilities.ruleOut('search')
  expect(shown()).toEqual(['home'])
})

test('an entry appears when its condition becomes true', () => {
  let isTrue = false
  const changes = createEmitter()
  const entries = [
    entry('late', {
      condition: {
        read: () => isTrue,
        subscribe: (_runtime, listener) => changes.subscribe(listener),
      },
    }),
  ]
  function Navigation() {
    const intl = useIntl()
    return useNavEntries(entries).map(({ id, label }) => <p key={id}>{intl.formatMessage(label)}</p>)
  }
  const { unmount } = renderWith(<Navigation />)
  expect(screen.queryByText('Entry')).toBeNull()
  isTrue = true
  act(() => changes.emit())
  expect(screen.getByText('Entry')).toBeTruthy()
  unmount()
  expect(changes.size()).toBe(0)
})

test('a page belongs to an entry by its path, and those below it by its tabs', () => {
  expect(isEntryOf({ to: '/explore', tabs: true }, '/explore/tags')).toBe(true)
  expect(isEntryOf({ to: '/lists' }, '/lists')).toBe(true)
  expect(isEntryOf({ to: '/lists' }, '/lists/1')).toBe(false)
  expect(isEntryOf({ to: '/explore', tabs: true }, '/explorer')).toBe(false)
})
