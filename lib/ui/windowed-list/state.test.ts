import { describe, expect, test } from 'vitest'
import { layOut } from './layout'
import { emptyState, lacksPinnedRow, topByAnchor, withKeys, withRows, type WindowState } from './state'

const ROW = 100
const VIEW = { height: 500, overscan: 800 }
const keys = Array.from({ length: 100 }, (_, index) => `k${index}`)
const nothing = () => false

/** A list of rows of 100 px. */
const list = (change: Partial<WindowState> = {}): WindowState => ({
  ...withKeys(emptyState(null, null), keys),
  offsets: layOut(keys, new Map(), ROW),
  ...change,
})

const mountedOf = ({ segments }: WindowState) =>
  segments.flatMap((each) => (each.kind === 'row' ? [each.index] : []))

const from = (start: number, end: number) => Array.from({ length: end - start + 1 }, (_, at) => start + at)

/** Renders until nothing more is to be mounted; returns the mounted rows of each render. */
function renders(state: WindowState, view: Parameters<typeof withRows>[1]): number[][] {
  const found: number[][] = []
  let mounted: number[] = []
  for (let growing = true; growing;) {
    const shown = mounted
    const next = withRows(state, view, (key) => shown.includes(keys.indexOf(key)))
    mounted = mountedOf(next)
    growing = next.growing
    found.push(mounted)
  }
  return found
}

describe('rows to mount', () => {
  test.each([
    ['at the top', 0, from(0, 5)],
    ['below other content, only rows that it leaves room for', -180, from(0, 3)],
    ['in the middle, also the row that starts above the view', 3030, from(30, 35)],
    ['at the end', 9500, from(95, 99)],
    ['past the end, the last row', 99_000, [99]],
  ])('before the first paint are those in view: %s', (_name, top, expected) => {
    const state = withRows(list(), { ...VIEW, top, overscan: 0 }, nothing)
    expect(mountedOf(state)).toEqual(expected)
    expect(state.growing).toBe(false)
  })

  test('are those in view first, then one more in each direction per render, and no more than the overscan', () => {
    const found = renders(list(), { ...VIEW, top: 3000 })
    expect(found[0]).toEqual(from(29, 36))
    expect(found[1]).toEqual(from(28, 37))
    expect(found.at(-1)).toEqual(from(22, 43))
    expect(found).toHaveLength(8)
  })

  test('stay mounted within the overscan when the view moves', () => {
    const view = { ...VIEW, top: 3000 }
    const all = renders(list(), view).at(-1) ?? []
    const moved = withRows(list(), { ...view, top: 3200 }, (key) => all.includes(keys.indexOf(key)))
    expect(mountedOf(moved)).toEqual(from(24, 44))
  })

  test('of a view that jumps are all those in view, regardless of those mounted before', () => {
    const jumped = withRows(list(), { ...VIEW, top: 8000 }, (key) => Number(key.slice(1)) < 20)
    expect(mountedOf(jumped)).toEqual(expect.arrayContaining(from(80, 85)))
  })

  test('include the focused row and its neighbours at once, however far away', () => {
    const state = list({ focused: 'k60' })
    expect(lacksPinnedRow({ ...state, range: { start: 0, end: 6 } })).toBe(true)
    expect(mountedOf(withRows(state, { ...VIEW, top: 0, overscan: 0 }, nothing))).toEqual([
      ...from(0, 5),
      59,
      60,
      61,
    ])
  })

  test('of a restored position are those from its anchor on and those above it that are in view', () => {
    const state = list({ anchor: { key: 'k40', offset: 150 } })
    const top = topByAnchor(state) ?? 0
    expect(top).toBe(3850)
    expect(mountedOf(withRows(state, { ...VIEW, top, overscan: 0 }, nothing))).toEqual(from(38, 43))
  })

  test('and spaces add up to the height of the list in every render', () => {
    for (const top of [-300, 0, 3030, 9500]) {
      const { segments } = withRows(list({ focused: 'k60' }), { ...VIEW, top }, nothing)
      const height = segments.reduce((sum, each) => sum + (each.kind === 'row' ? ROW : each.height), 0)
      expect(height).toBe(keys.length * ROW)
    }
  })
})
