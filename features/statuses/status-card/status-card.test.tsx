import { act, screen, waitFor, within } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { StatusCard } from './status-card'

test('favouriting one of forty rows renders only that row', async () => {
  // A minute that ends during the test would render the times of other posts.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const stage = createStage()
  const ids = await stage.load()
  expect(ids.length).toBe(40)
  const rendered: string[] = []
  const { user } = renderWith(
    ids.map((id) => (
      <Profiler key={id} id={id} onRender={() => void rendered.push(id)}>
        <StatusCard id={id} />
      </Profiler>
    )),
    { stage },
  )
  const row = screen.getAllByRole('article')[7]
  if (!row) throw new Error('no row')
  const button = within(row).getByRole('button', { name: /^Favourite/ })
  // Lazy parts, such as the offer to translate, render when they are loaded.
  await act(() => vi.dynamicImportSettled())
  await waitFor(() => expect(stage.runtime.client.isFetching()).toBe(0))
  rendered.length = 0
  await user.click(button)
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
  await waitFor(() => expect(stage.runtime.cache.openChangeCount).toBe(0))
  expect(new Set(rendered)).toEqual(new Set([ids[7]]))
})
