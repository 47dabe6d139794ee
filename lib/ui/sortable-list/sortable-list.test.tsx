import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import Dialog from '@/lib/ui/dialog/dialog'
import PopoverPopup from '@/lib/ui/popover/popover-popup'
import SortableList from './sortable-list'

const items = ['Ants', 'Bees'].map((name) => ({ id: name, name }))
const list = (onOrder: () => void) => <SortableList label="Your lists" items={items} onOrder={onOrder} />

test.each(['drawer', 'popover'])('Escape cancels sorting by keys, then closes the %s', async (around) => {
  const close = vi.fn()
  const onOrder = vi.fn()
  const { user } = renderWith(
    around === 'drawer' ? (
      <Dialog title="Menu" onClose={close}>
        {list(onOrder)}
      </Dialog>
    ) : (
      <PopoverPopup label="Lists" anchor={{ current: document.body }} close={close} changed={close}>
        {list(onOrder)}
      </PopoverPopup>
    ),
  )
  const handle = await screen.findByRole('button', { name: 'Move Ants' })
  handle.focus()
  await user.keyboard(' ')
  await screen.findByText('Picked up Ants. Position 1 of 2.')
  await user.keyboard('{Escape}')
  await screen.findByText('Cancelled. Ants is back in its original position.')
  expect(close).not.toHaveBeenCalled()
  expect(onOrder).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
})

test('a press on the handle offers to move the row, without dragging', async () => {
  const onOrder = vi.fn()
  const { user } = renderWith(list(onOrder))
  await user.click(await screen.findByRole('button', { name: 'Move Ants' }))
  const up = await screen.findByRole('menuitem', { name: 'Move up' })
  expect(up.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('menuitem', { name: 'Move down' }))
  expect(onOrder).toHaveBeenCalledExactlyOnceWith(['Bees', 'Ants'])
  await screen.findByText('Position 2 of 2.')
})
