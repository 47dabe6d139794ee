import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ListId } from '@/schemas/primitives'
import { paths } from '@/lib/navigation'
import { showApp } from '../../../show-app.testing'
import { connectFactHandlers } from '../../../wiring/fact-handlers'
import { prepareDeck } from '../deck-parts.testing'
import { columnOf, withColumn } from '../deck-columns'
import { changeColumns, getColumns } from '../deck-store'

prepareDeck(async () => {
  await import('../../../routes/lists/list')
  await import('../../overlays/floating')
  connectFactHandlers()
})

/** The deck of ann with a column of a list of hers, and another one of its members. */
async function setup() {
  const user = userEvent.setup()
  const app = await showApp('/deck')
  const { world } = app.simulator.server
  const { id: accountId } = app.simulator.script.account('ann')
  const id = world.ids.serial() as ListId
  world.lists.put({ id, accountId, title: 'Birds', repliesPolicy: 'list', exclusive: false })
  const [first] = getColumns()
  const add = (path: string) => columnOf(path, first?.identity ?? '', path)
  act(() => changeColumns((columns) => withColumn(columns, add(paths.list(id)))))
  act(() => changeColumns((columns) => withColumn(columns, add(paths.listMembers(id)))))
  const shown = () => getColumns().map(({ path }) => path)
  return { ...app, user, world, id, shown }
}

test('deleting a list removes its columns when it can no longer be undone', async () => {
  const { user, shown } = await setup()
  const column = await screen.findByRole('region', { name: 'Birds' })
  await user.click(await within(column).findByRole('button', { name: 'Options for Birds' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete list' }))
  expect(shown()).toHaveLength(5)
  const notices = screen.getByRole('region', { name: 'Notices' })
  await user.click(within(notices).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(shown()).toEqual([paths.publish, paths.home, paths.notifications]))
  expect(screen.queryByText('List not found')).toBeNull()
})

test('the column of a list that was deleted elsewhere says so, and can be removed', async () => {
  const { user, world, id, shown } = await setup()
  world.lists.remove(id)
  act(() => changeColumns((columns) => columns.filter(({ path }) => path !== paths.listMembers(id))))
  await screen.findByText('List not found')
  await user.click(screen.getByRole('button', { name: 'Remove column' }))
  expect(shown()).not.toContain(paths.list(id))
  expect(screen.queryByText('List not found')).toBeNull()
})
