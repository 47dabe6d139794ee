import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { connectCompose } from '@/features/compose'
import { loadReturnOffer, publicSource, Timeline } from '@/features/timelines'
import { ColumnProvider, elementScroller, type Column } from '@/lib/column'
import { createIntlFor, IntlProvider } from '@/lib/i18n'
import { popModal, useModals } from '@/lib/modals'
import { createStage } from '@/lib/testing/stage'
import { WindowHandle, WindowMemory } from '@/lib/ui/windowed-list'
import { useScrollPosition } from '../../pages/use-scroll-position'
import { ScreenFrame } from './screen-frame'

// Loaded in advance: clicking a title would load it during the test.
beforeAll(() => loadReturnOffer())

const source = publicSource('local')

/** Two columns of accounts on different servers, whose posts have the same ids. */
async function showTwo() {
  const stages = ['ann', 'ben'].map((as) => createStage({ as, streaming: true }))
  const columns = stages.map((stage): Column & { element: HTMLElement; memory: WindowMemory } => {
    const element = document.createElement('div')
    const scroller = { ...elementScroller(element), height: () => 900 }
    return { ...stage.column, scroller, setTitle: vi.fn(), element, memory: new WindowMemory() }
  })
  const runtimeOf = (identityKey: string) =>
    columns.find(({ identity }) => identity.key === identityKey)?.runtime
  const end = connectCompose({ runtime: runtimeOf, intl: () => createIntlFor('en') })
  onTestFinished(() => {
    while (useModals.getState().stack.length > 0) popModal()
    end()
    stages.forEach((stage) => stage.close())
  })
  render(
    <IntlProvider locale="en">
      {columns.map((column) => (
        <ColumnProvider key={column.identity.key} column={column}>
          <div data-column="" ref={(place) => place?.append(column.element)}>
            <ScreenFrame title={column.identity.key}>
              <Timeline source={source} label="Posts" scroller={column.scroller} memory={column.memory} />
            </ScreenFrame>
          </div>
        </ColumnProvider>
      ))}
    </IntlProvider>,
  )
  return Promise.all(
    stages.map(async (stage, at) => {
      const identityKey = stage.runtime.identity.key
      const column = within(screen.getByRole('region', { name: identityKey }))
      const [first] = await column.findAllByRole('article')
      if (!first || !columns[at]) throw new Error('A column has no posts')
      const written = () =>
        stage.simulator.recorded.filter(({ method }) => method === 'POST').map(({ path }) => path)
      return { ...columns[at], stage, identityKey, column, first, written }
    }),
  )
}

// Two whole servers and columns take many seconds on a busy machine.
const BUSY_TIMEOUT = 60_000 * inject('patience')

test('two columns act, stream and scroll each as its own account', { timeout: BUSY_TIMEOUT }, async () => {
  const user = userEvent.setup()
  const [ann, ben] = await showTwo()
  if (!ann || !ben) throw new Error('There are not two columns')
  expect(ann.first.dataset['status']).toBe(ben.first.dataset['status'])
  const id = ben.first.dataset['status']

  await user.click(within(ben.first).getByRole('button', { name: /^Favourite/ }))
  await waitFor(() => expect(ben.written()).toEqual([`/api/v1/statuses/${id}/favourite`]))
  expect(ann.written()).toEqual([])
  const pressed = ({ first }: typeof ann) =>
    within(first)
      .getByRole('button', { name: /^Favourite/ })
      .getAttribute('aria-pressed')
  expect([pressed(ann), pressed(ben)]).toEqual(['false', 'true'])

  for (const each of [ann, ben]) {
    await user.click(within(each.first).getByRole('button', { name: /^Reply(?! to )/ }))
    await waitFor(() => expect(useModals.getState().stack.at(-1)?.identity).toBe(each.identityKey))
    act(() => popModal())
    await user.click(within(each.first).getByRole('button', { name: /^More/ }))
    expect(await screen.findAllByRole('menu')).toHaveLength(1)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }

  const { id: fresh } = ben.stage.simulator.script.as('ann').publish('Only here')
  await waitFor(() => expect(ben.column.getByText('Only here')).toBeTruthy())
  expect(ben.column.getByText('Only here').closest('article')?.dataset['status']).toBe(fresh)
  expect(ann.column.queryByText('Only here')).toBeNull()

  ann.element.scrollTop = 400
  ben.element.scrollTop = 700
  await user.click(ann.column.getByRole('button', { name: ann.identityKey }))
  await waitFor(() => expect(ann.element.scrollTop).toBe(0))
  expect(ben.element.scrollTop).toBe(700)
  expect([ann.setTitle, ben.setTitle].map((set) => vi.mocked(set).mock.lastCall)).toEqual([
    [ann.identityKey],
    [ben.identityKey],
  ])
})

test('each column returns to its own scroll position', { timeout: BUSY_TIMEOUT }, async () => {
  const stages = ['ann', 'ben'].map((as) => createStage({ as }))
  onTestFinished(() => stages.forEach((stage) => stage.close()))
  const columns = stages.map((stage): Column => {
    const scroller = { ...elementScroller(document.createElement('div')), height: () => 900 }
    return { ...stage.column, scroller, setTitle: vi.fn(), pageKey: 'entry' }
  })
  const memories = new Map<Column, WindowMemory>()
  function List({ column }: { column: Column }) {
    const { key, ...position } = useScrollPosition('public/local')
    useEffect(() => void memories.set(column, position.memory))
    return <Timeline key={key} source={source} label={column.identity.key} {...position} />
  }
  const { rerender } = render(<Columns lists />)
  function Columns({ lists }: { lists: boolean }) {
    return (
      <IntlProvider locale="en">
        {columns.map((column) => (
          <ColumnProvider key={column.identity.key} column={column}>
            {lists && <List column={column} />}
          </ColumnProvider>
        ))}
      </IntlProvider>
    )
  }
  const rows = await Promise.all(
    columns.map(async ({ identity }) => {
      const list = within(await screen.findByRole('feed', { name: identity.key }))
      return (await list.findAllByRole('article')).map(({ dataset }) => dataset['status'] ?? '')
    }),
  )
  const anchors = columns.map((column, at) => {
    const [row = ''] = rows[at]?.slice(1 + at) ?? []
    const memory = memories.get(column)
    if (!memory) throw new Error('A column has no list')
    act(() => new WindowHandle(memory).scrollTo(row, { offset: 10 * at }))
    return { key: row, offset: 10 * at }
  })
  expect(anchors[0]?.key).not.toBe(anchors[1]?.key)
  rerender(<Columns lists={false} />)
  expect(screen.queryByRole('feed')).toBeNull()
  memories.clear()
  rerender(<Columns lists />)
  await waitFor(() => expect(memories.size).toBe(2))
  expect(columns.map((column) => memories.get(column)?.anchor)).toEqual(anchors)
})
