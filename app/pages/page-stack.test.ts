import { describe, expect, test } from 'vitest'
import type { Page } from './page'
import { nextStack, type MountedPage } from './page-stack'

/** Position of the last created page in the history. */
let lastPosition = 0

/**
 * Creates a page by its name: a screen and a number. It is opened after all pages created before. Pages of the screens
 * `list` and `home` are kept; `home` continues where it was left.
 */
const page = (name: string, more: Partial<Page> = {}): Page => {
  const screen = name.replace(/\d.*/, '')
  lastPosition += 1
  return {
    entry: name,
    at: lastPosition,
    path: `/${name}`,
    identityKey: null,
    searchStr: '',
    deck: false,
    origin: null,
    search: {},
    route: screen,
    params: { name },
    kept: screen === 'list' || screen === 'home',
    resumes: screen === 'home',
    ...more,
  }
}

/** Returns the names of mounted pages; the last one is visible. */
const namesOf = (stack: readonly MountedPage[]) => stack.map((each) => each.page.entry).join(' ')
/** Returns the mounted pages after `pages` were visited one after another. */
const visit = (pages: readonly Page[], isAtTop = (_entry: string) => false) =>
  pages.reduce<readonly MountedPage[]>((stack, each) => nextStack(stack, each, isAtTop), [])

describe('mounted pages', () => {
  const [list1, list2, list3, list4] = [page('list1'), page('list2'), page('list3'), page('list4')]
  const [post1, post2] = [page('post1'), page('post2')]
  const firstList = page('list0', { at: 0 })
  test.each<[string, Page[], string]>([
    ['one page', [list1], 'list1'],
    ['a post opened from a list', [list1, post1], 'list1 post1'],
    ['a post opened from a post, which is not kept', [list1, post1, post2], 'list1 post2'],
    ['back from a post', [list1, post1, list1], 'list1'],
    ['two steps back', [list1, post1, post2, list1], 'list1'],
    ['lists opened from lists, of which two are kept', [list1, list2, list3, list4], 'list2 list3 list4'],
    ['back from list to list', [list1, list2, list3, list2], 'list1 list2'],
    ['back to a list that was kept no longer', [list1, list2, list3, list4, list1], 'list1'],
    ['forward again', [list1, post1, list1, post1], 'list1 post1'],
    ['forward over a page that was never shown', [list1, post2], 'list1 post2'],
    ['back to a page before all mounted ones', [list4, firstList], 'list0'],
  ])('%s', (_, pages, expected) => {
    expect(namesOf(visit(pages))).toBe(expected)
  })

  test('replacing a page unmounts it', () => {
    const replaced = page('list1')
    expect(namesOf(visit([replaced, page('post1', { at: replaced.at })]))).toBe('post1')
  })
})

describe('the same screen', () => {
  test('under a modal keeps the same page', () => {
    const list = page('list1')
    const stack = visit([list])
    const underModal = { ...list, at: list.at + 1 }
    expect(nextStack(stack, underModal, () => false)).toBe(stack)
  })

  test('reloaded under a modal gets its own position when the modal closes', () => {
    const underModal = page('list1')
    const closed = { ...underModal, at: underModal.at - 1 }
    const stack = visit([underModal, closed])
    expect(stack).toEqual([{ slot: 'list1', place: 'list1', page: closed }])
    expect(namesOf(nextStack(stack, page('post1', { at: underModal.at }), () => false))).toBe('list1 post1')
  })

  test('at another address stays mounted', () => {
    const plain = page('list1')
    const media = page('list1-media', { params: plain.params, searchStr: '?media=1' })
    expect(visit([plain, media])).toEqual([{ slot: 'list1', place: 'list1-media', page: media }])
    expect(visit([plain, media, plain])).toEqual([{ slot: 'list1', place: 'list1', page: plain }])
  })

  test('with other parameters is a new page', () => {
    expect(visit([page('list1'), page('list2')]).map(({ slot }) => slot)).toEqual(['list1', 'list2'])
  })
})

describe('a new entry of a hidden list', () => {
  const at = (name: string, entry: string) => page(name, { path: `/${name}`, params: {}, entry })
  const slots = (stack: readonly MountedPage[]) =>
    stack.map(({ slot, page: { entry } }) => `${slot}:${entry}`)
  const [home1, list2, home3] = [at('home', '1'), at('list', '2'), at('home', '3')]

  test('takes over a list that continues where it was left', () => {
    expect(slots(visit([home1, list2, home3]))).toEqual(['2:2', '1:3'])
  })

  test('is mounted when its list starts at the top but was left further down', () => {
    expect(slots(visit([list2, home3, at('list', '4')]))).toEqual(['2:2', '3:3', '4:4'])
    const isAtTop = (entry: string) => entry === '2'
    expect(slots(visit([list2, home3, at('list', '4')], isAtTop))).toEqual(['3:3', '2:4'])
  })

  test('of another account or with another filter is mounted', () => {
    const other = page('home', { path: '/home', params: {}, entry: '3', identityKey: 'ben@host.example' })
    expect(slots(visit([home1, list2, other]))).toEqual(['1:1', '2:2', '3:3'])
    const filtered = page('home', { path: '/home', params: {}, entry: '3', searchStr: '?media=1' })
    expect(slots(visit([home1, list2, filtered]))).toEqual(['1:1', '2:2', '3:3'])
  })

  test('leaves the list mounted for the earlier entry when the reader goes back step by step', () => {
    expect(slots(visit([home1, list2, home3, list2]))).toEqual(['1:3', '2:2'])
    expect(slots(visit([home1, list2, home3, list2, home1]))).toEqual(['1:1'])
  })

  test('does not render its screen again', () => {
    const shown = visit([home1, list2, home3]).at(-1)
    expect(shown?.place).toBe('1')
    expect(shown?.page.params).toBe(home1.params)
    expect(shown?.page.search).toBe(home1.search)
  })
})
