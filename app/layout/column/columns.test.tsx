import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { connectCompose } from '@/features/compose'
import { publicSource, Timeline } from '@/features/timelines'
import { ColumnProvider, elementScroller, type Column } from '@/lib/column'
import { createIntlFor, IntlProvider } from '@/lib/i18n'
import { popModal, useModals } from '@/lib/modals'
import { createStage } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { ScreenFrame } from './screen-frame'

// The press on a title would load it while the test waits.
beforeAll(() => import('./refresh-or-top'))

const source = publicSource('local')

/** Columns of two accounts on two servers, whose posts have the same ids, next to each other. */
async function showTwo() {
  const stages = ['ann', 'ben'].map((as) => createStage({ as, streaming: true }))
  const columns = stages.map((stage): Column & { element: HTMLElement; memory: WindowMemory } => {
    const element = document.createElement('div')
    const scroller = { ...elementScroller(element), height: () => 900 }
    return { ...stage.column, scroller, setTitle: vi.fn(), element, memory: new WindowMemory() }
  })
  const runtimeOf = (who: string) => columns.find(({ identity }) => identity.who === who)?.runtime
  const end = connectCompose({ runtime: runtimeOf, intl: () => createIntlFor('en') })
  onTestFinished(() => {
    while (useModals.getState().stack.length > 0) popModal()
    end()
    stages.forEach((stage) => stage.close())
  })
  render(
    <IntlProvider locale="en">
      {columns.map((column) => (
        <ColumnProvider key={column.identity.who} column={column}>
          <div data-column="" ref={(place) => place?.append(column.element)}>
            <ScreenFrame title={column.identity.who}>
              <Timeline source={source} label="Posts" scroller={column.scroller} memory={column.memory} />
            </ScreenFrame>
          </div>
        </ColumnProvider>
      ))}
    </IntlProvider>,
  )
  return Promise.all(
    stages.map(async (stage, at) => {
      const who = stage.runtime.identity.who
      const column = within(screen.getByRole('region', { name: who }))
      const [first] = await column.findAllByRole('article')
      if (!first || !columns[at]) throw new Error('A column has no posts')
      const written = () =>
        stage.simulator.recorded.filter(({ method }) => method === 'POST').map(({ path }) => path)
      return { ...columns[at], stage, who, column, first, written }
    }),
  )
}

test('two columns act, stream and scroll each as its own account', async () => {
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
    await user.click(within(each.first).getByRole('button', { name: /^Reply/ }))
    await waitFor(() => expect(useModals.getState().stack.at(-1)?.identity).toBe(each.who))
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
  await user.click(ann.column.getByRole('button', { name: ann.who }))
  await waitFor(() => expect(ann.element.scrollTop).toBe(0))
  expect(ben.element.scrollTop).toBe(700)
  expect([ann.setTitle, ben.setTitle].map((set) => vi.mocked(set).mock.lastCall)).toEqual([
    [ann.who],
    [ben.who],
  ])
})
