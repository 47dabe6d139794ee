import { describe, expect, test } from 'vitest'
import type { Page } from './page'
import { nextStack, type MountedPage } from './page-stack'

let index = 0

/** Creates a page with the first letter of its name as route, opened after all pages created before. */
const page = (name: string, more: Partial<Page> = {}): Page => ({
  entry: name,
  at: (index += 1),
  path: `/${name}`,
  identityKey: null,
  searchStr: '',
  deck: false,
  origin: null,
  search: {},
  route: name.charAt(0),
  params: { name },
  kept: name.startsWith('l'),
  ...more,
})

const shown = (stack: readonly MountedPage[]) => stack.map((each) => each.page.entry).join(' ')
const visit = (pages: readonly Page[]) => pages.reduce<readonly MountedPage[]>(nextStack, [])

describe('mounted pages', () => {
  const [l1, l2, l3, l4, s1, s2] = [page('l1'), page('l2'), page('l3'), page('l4'), page('s1'), page('s2')]
  test.each<[string, Page[], string]>([
    ['one page', [l1], 'l1'],
    ['a post opened from a list', [l1, s1], 'l1 s1'],
    ['a post opened from that post gets a new page', [l1, s1, s2], 'l1 s2'],
    ['back from a post', [l1, s1, l1], 'l1'],
    ['two steps back', [l1, s1, s2, l1], 'l1'],
    ['lists on lists, two of them kept', [l1, l2, l3, l4], 'l2 l3 l4'],
    ['back from list to list', [l1, l2, l3, l2], 'l1 l2'],
    ['back further than is kept', [l1, l2, l3, l4, l1], 'l1'],
    ['forward again', [l1, s1, l1, s1], 'l1 s1'],
    ['forward over a page that was never shown', [l1, s2], 'l1 s2'],
    ['back to before what is held', [l4, page('l0', { at: 0 })], 'l0'],
  ])('%s', (_, pages, expected) => {
    expect(shown(visit(pages))).toBe(expected)
  })

  test('replacing a page unmounts it', () => {
    const first = page('l1')
    expect(shown(visit([first, page('s1', { at: first.at })]))).toBe('s1')
  })
})

describe('the same screen', () => {
  test('under a modal keeps the same page', () => {
    const first = page('l1')
    const stack = visit([first])
    expect(nextStack(stack, { ...first, at: first.at + 1 })).toBe(stack)
  })

  test('reloaded under a modal gets its own history index when the modal closes', () => {
    const under = page('l1')
    const closed = { ...under, at: under.at - 1 }
    const stack = visit([under, closed])
    expect(stack).toEqual([{ slot: 'l1', page: closed }])
    expect(shown(nextStack(stack, page('s1', { at: under.at })))).toBe('l1 s1')
  })

  test('at another address stays mounted', () => {
    const [plain, media] = [page('l1'), page('l1b', { params: { name: 'l1' }, searchStr: '?media=1' })]
    expect(visit([plain, media])).toEqual([{ slot: 'l1', page: media }])
    expect(visit([plain, media, plain])).toEqual([{ slot: 'l1', page: plain }])
  })

  test('with other parameters is a new page', () => {
    expect(visit([page('l1'), page('l2')]).map(({ slot }) => slot)).toEqual(['l1', 'l2'])
  })
})
