import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineMessages } from '@/lib/i18n'
import { popModal, pushModal } from '@/lib/modals'
import { resetKeys, setOwnKeys } from './key-store'
import { listenForShortcuts } from './listen'
import { registerShortcuts, type Shortcut } from './registry'

const { label } = defineMessages({
  label: { id: 'test.label', defaultMessage: 'Label', description: 'Only in a test' },
})

const ran: string[] = []
const shortcut = (id: string, keys: string[], more: Partial<Shortcut> = {}): Shortcut => ({
  id,
  label,
  group: 'app',
  keys,
  context: 'anywhere',
  run: () => void ran.push(id),
  ...more,
})
const ends: (() => void)[] = []

beforeEach(() => {
  document.body.innerHTML = `
    <main data-column><div data-key="1"><article data-status="1" tabindex="0"><a href="/x">Link</a></article></div></main>
    <input id="field"><input id="check" type="checkbox"><div role="menu"><button id="item"></button></div>
    <form data-composer><textarea id="text"></textarea></form>`
  ends.push(
    registerShortcuts([
      shortcut('next', ['j'], { repeats: true }),
      shortcut('home', ['g h']),
      shortcut('media', ['h']),
      shortcut('favourite', ['f'], { context: 'post' }),
      shortcut('palette', ['Control+k'], { inFields: true }),
      shortcut('warning', ['Alt+x'], { context: 'composer', inFields: true }),
      shortcut('absent', ['a'], { isAvailable: () => false }),
      shortcut('open', ['Enter']),
      shortcut('column', ['ArrowRight']),
    ]),
    listenForShortcuts(),
  )
  // Elements of happy-dom have no size.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 100))
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  ran.length = 0
  resetKeys()
  vi.restoreAllMocks()
})

/** Presses a key on an element, by default on the page; returns whether the page still handles it itself. */
function press(key: string, on = 'body', more: KeyboardEventInit = {}): boolean {
  const target = on === 'body' ? document.body : document.querySelector<HTMLElement>(on)
  target?.focus()
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  return target?.dispatchEvent(event) ?? false
}

test('a key runs its action once, and is not used otherwise', () => {
  expect(press('j')).toBe(false)
  expect(ran).toEqual(['next'])
})

test.each(['#field', '#text', '#item'])('a letter does nothing in %s', (on) => {
  expect(press('j', on)).toBe(true)
  expect(ran).toEqual([])
})

test('a checkbox takes no letters', () => {
  press('j', '#check')
  expect(ran).toEqual(['next'])
})

test('keys with a modifier work in fields where they are meant to, those of the composer only there', () => {
  press('k', '#field', { ctrlKey: true })
  press('x', '#field', { altKey: true })
  press('x', '#text', { altKey: true })
  expect(ran).toEqual(['palette', 'warning'])
})

test('keys of the browser and of input methods stay free', () => {
  expect(press('j', 'body', { ctrlKey: true })).toBe(true)
  expect(press('j', 'body', { metaKey: true })).toBe(true)
  expect(press('j', 'body', { isComposing: true })).toBe(true)
  expect(ran).toEqual([])
})

test('nothing runs below a dialog', () => {
  pushModal('SHORTCUTS', {}, 'ann')
  press('j')
  popModal()
  expect(ran).toEqual([])
})

test('the second key of a sequence does not run alone', () => {
  press('g')
  press('h')
  expect(ran).toEqual(['home'])
})

test('an action on a post needs the focus on one', () => {
  expect(press('f')).toBe(true)
  press('f', 'article')
  expect(ran).toEqual(['favourite'])
})

test('an action on a post needs it to be visible', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -500, 300, 100))
  press('f', 'article')
  expect(ran).toEqual([])
})

test('an action on a post needs it to be visible sideways, next to what covers the columns', () => {
  const post = new DOMRect(-280, 100, 300, 100)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return this.matches('main') ? new DOMRect(64, 0, 900, 700) : post
  })
  press('f', 'article')
  post.x = 1000
  press('f', 'article')
  expect(ran).toEqual([])
  post.x = 900
  press('f', 'article')
  expect(ran).toEqual(['favourite'])
})

test('a key that is held down acts only once, but moves on', () => {
  press('f', 'article', { repeat: true })
  press('j', 'body', { repeat: true })
  expect(ran).toEqual(['next'])
})

test('an action that is not available leaves its key to the page', () => {
  expect(press('a')).toBe(true)
})

test('Enter stays with links, arrows with controls that use them', () => {
  press('Enter', 'a')
  press('ArrowRight', '#check')
  press('Enter', 'article')
  press('ArrowRight')
  expect(ran).toEqual(['open', 'column'])
})

test('changed keys apply at once', () => {
  setOwnKeys('next', ['w'])
  press('j')
  press('w')
  expect(ran).toEqual(['next'])
})

test('an event that was handled runs nothing', () => {
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
  press('j')
  expect(ran).toEqual([])
})
