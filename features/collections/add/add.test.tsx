import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { AddToCollectionsDialog } from '..'
import { collect, collectionStage } from '../collection.testing'

/** Shows the dialog for ben, who is in the first of two collections of ann. */
function setup(discoverable: boolean) {
  const stage = collectionStage()
  const { world } = stage.simulator.server
  const accountId = stage.accountId('ben')
  world.accounts.patch(accountId, { discoverable })
  const ids = [
    collect(stage, 'ann', ['ben'], { name: 'Birders' }),
    collect(stage, 'ann', [], { name: 'Owls' }),
  ]
  const { user } = renderWith(
    <AddToCollectionsDialog
      id="m"
      identity={stage.runtime.identity.key}
      close={vi.fn()}
      payload={{ accountId }}
    />,
    { stage },
  )
  const sizes = () => ids.map((id) => world.collections.get(id)?.items.length)
  return { user, sizes }
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

test('the dialog has a checkbox for each collection, which adds and removes', async () => {
  const { user, sizes } = setup(true)
  expect((await box('Birders')).checked).toBe(true)
  await user.click(await box('Owls'))
  await waitFor(() => expect(sizes()).toEqual([1, 1]))
  await user.click(await box('Birders'))
  await waitFor(async () => expect((await box('Birders')).checked).toBe(false))
  await user.click(await box('Birders'))
  expect((await box('Birders')).checked).toBe(true)
  expect(sizes()).toEqual([1, 1])
})

test('an account that has not allowed it can only be removed', async () => {
  const { user, sizes } = setup(false)
  await screen.findByText('Ben Barlow has not allowed this')
  expect([(await box('Birders')).disabled, (await box('Owls')).disabled]).toEqual([false, true])
  await user.click(await box('Owls'))
  expect(sizes()).toEqual([1, 0])
})
