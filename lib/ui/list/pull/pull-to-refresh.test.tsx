import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { elementScroller } from '@/lib/column'
import { renderWith } from '@/lib/testing/render'
import { WindowHandle, WindowMemory } from '../../windowed-list'
import { ListBody } from '../list-body'
import { PULL_QUERY, PullToRefresh } from './lazy-pull-to-refresh'
import { REFRESH_DISTANCE, movementOf, pullOf } from './use-pull'

test.each([
  [2, 5, 'open'],
  [0, 20, 'down'],
  [10, 40, 'down'],
  [30, 30, 'other'],
  [0, -20, 'other'],
])('a movement by %i, %i px is %s', (x, y, kind) => {
  expect(movementOf(x, y)).toBe(kind)
})

test('a pull follows the finger less and less', () => {
  expect(pullOf(-10)).toBe(0)
  expect(pullOf(10)).toBeGreaterThan(9)
  expect(pullOf(100)).toBeGreaterThan(REFRESH_DISTANCE)
  expect(pullOf(10_000)).toBeLessThanOrEqual(120)
})

/** A list in an app that is installed, or not, on a device with a touch screen. */
async function show({ installed = true, reduced = false } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === PULL_QUERY && installed,
    addEventListener() {},
    removeEventListener() {},
  }))
  if (reduced) document.documentElement.dataset['motion'] = 'reduced'
  onTestFinished(() => {
    vi.unstubAllGlobals()
    delete document.documentElement.dataset['motion']
  })
  await PullToRefresh.load()
  const element = document.createElement('div')
  const target = new EventTarget()
  let position = 0
  const scroller = { ...elementScroller(element), target, height: () => 900, position: () => position }
  const answers: ((done: boolean) => void)[] = []
  const onRefresh = vi.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)))
  renderWith(
    <ListBody
      label="List"
      busy={false}
      keys={['a']}
      renderRow={() => <article>Row</article>}
      handle={new WindowHandle(new WindowMemory())}
      scroller={scroller}
      estimate={100}
      onRefresh={onRefresh}
    />,
  )
  const list = screen.getByRole('feed', { name: 'List' })
  // Nothing has boxes in this environment.
  list.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
  const touch = (type: string, points: [number, number][]) => {
    const touches = points.map(([clientX, clientY], identifier) => ({ identifier, clientX, clientY }))
    const event = new TouchEvent(type, { cancelable: true })
    Object.defineProperties(event, { touches: { value: touches }, target: { value: list } })
    act(() => void target.dispatchEvent(event))
    return event
  }
  const pull = (...points: [number, number][]) => {
    touch('touchstart', [[100, 100]])
    return points.map((point) => touch('touchmove', [point]).defaultPrevented)
  }
  return {
    touch,
    pull,
    onRefresh,
    disc: () => document.querySelector<HTMLElement>('[data-far], [style*="--pull"]'),
    scrollTo: (next: number) => {
      position = next
    },
    answer: (done: boolean) => act(async () => answers.forEach((resolve) => resolve(done))),
  }
}

test('a list pulled far enough is refreshed once, and that is announced', async () => {
  const { pull, touch, disc, onRefresh, answer } = await show()
  expect(pull([100, 104], [100, 150], [100, 260])).toEqual([true, true, true])
  expect(disc()?.dataset['far']).toBe('true')
  touch('touchend', [])
  pull([100, 260])
  touch('touchend', [])
  expect(onRefresh).toHaveBeenCalledTimes(1)
  expect(disc()?.dataset['refreshing']).toBe('true')
  await answer(true)
  expect(disc()).toBeNull()
  expect(await screen.findByText('List updated')).toBeTruthy()
})

test('a failed refresh is reported, and the list can be pulled again', async () => {
  const { pull, touch, onRefresh, answer } = await show()
  pull([100, 260])
  touch('touchend', [])
  await answer(false)
  expect((await screen.findAllByText(/^Couldn’t refresh the list/)).length).toBeGreaterThan(0)
  pull([100, 260])
  touch('touchend', [])
  await waitFor(() => expect(onRefresh).toHaveBeenCalledTimes(2))
})

test('a short pull, or one that the browser takes over, refreshes nothing', async () => {
  const { pull, touch, disc, onRefresh } = await show()
  pull([100, 130])
  expect(disc()).not.toBeNull()
  touch('touchend', [])
  expect(disc()).toBeNull()
  pull([100, 260])
  touch('touchcancel', [])
  touch('touchend', [])
  expect(onRefresh).not.toHaveBeenCalled()
})

test('scrolling, swipes to the side and two fingers do not pull', async () => {
  const { pull, touch, disc, scrollTo, onRefresh } = await show()
  expect(pull([100, 60], [100, 260])).toEqual([false, false])
  expect(pull([160, 110], [160, 260])).toEqual([false, false])
  scrollTo(40)
  expect(pull([100, 260])).toEqual([false])
  scrollTo(0)
  pull([100, 150])
  touch('touchmove', [
    [100, 260],
    [200, 260],
  ])
  expect(disc()).toBeNull()
  touch('touchend', [])
  expect(onRefresh).not.toHaveBeenCalled()
})

test('with reduced motion the disc does not follow the finger', async () => {
  const { pull, disc } = await show({ reduced: true })
  pull([100, 150])
  expect(disc()?.dataset['still']).toBe('true')
})

test('in a browser, which reloads the page itself, lists cannot be pulled', async () => {
  const { pull, touch, disc, onRefresh } = await show({ installed: false })
  expect(pull([100, 260])).toEqual([false])
  expect(disc()).toBeNull()
  touch('touchend', [])
  expect(onRefresh).not.toHaveBeenCalled()
})
