import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { defineMessages } from '@/lib/i18n'
import { renderWith } from '@/lib/testing/render'
import { createEmitter } from '@/lib/util/emitter'
import { registerBadge, useBadges, type Badge } from '.'

const messages = defineMessages({
  name: { id: 'test.badge', defaultMessage: '{label}, {count} new', description: 'For a test' },
})

/** A badge whose count the test sets. */
function counter(entry: string, more: Partial<Badge> = {}) {
  let count = 0
  const changes = createEmitter()
  const badge: Badge = {
    entry,
    name: messages.name,
    read: () => count,
    subscribe: (_runtime, listener) => changes.subscribe(listener),
    ...more,
  }
  const set = (next: number) =>
    act(() => {
      count = next
      changes.emit()
    })
  return { badge, set, listenerCount: changes.size }
}

function register(badge: Badge) {
  const end = registerBadge(badge)
  onTestFinished(() => act(end))
  return end
}

function Shown() {
  const { byEntry, inTitle } = useBadges()
  const counts = Object.entries(byEntry).map(([entry, badge]) => `${entry} ${badge?.count}`)
  return <p>{[...counts, `title ${inTitle}`].join(', ')}</p>
}

test('features contribute numbers to entries and to the title', () => {
  const home = counter('home', { inTitle: true })
  const mail = counter('mail', { inTitle: true })
  const lists = counter('lists')
  for (const { badge } of [home, mail, lists]) register(badge)
  renderWith(<Shown />)
  expect(screen.getByText('title 0')).toBeDefined()
  home.set(2)
  mail.set(3)
  lists.set(7)
  expect(screen.getByText('home 2, mail 3, lists 7, title 5')).toBeDefined()
  home.set(0)
  expect(screen.getByText('mail 3, lists 7, title 3')).toBeDefined()
})

test('a badge may be registered while it is looked at, and leaves nothing behind', () => {
  const { unmount } = renderWith(<Shown />)
  const late = counter('late')
  late.set(1)
  let end = () => {}
  act(() => {
    end = registerBadge(late.badge)
  })
  expect(screen.getByText('late 1, title 0')).toBeDefined()
  act(end)
  expect(screen.getByText('title 0')).toBeDefined()
  unmount()
  expect(late.listenerCount()).toBe(0)
})

test('an entry has one badge', () => {
  register(counter('home').badge)
  expect(() => registerBadge(counter('home').badge)).toThrow(/already/)
})
