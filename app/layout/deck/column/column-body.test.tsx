import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { paths } from '@/lib/navigation'
import { showApp } from '../../../show-app.testing'
import { prepareDeck } from '../deck-parts.testing'
import { addScreen, screenOf } from '../../../pages/screens'
import { useColumnsOnScreen } from '../columns-on-screen'
import { columnOf } from '../deck-columns'
import { changeColumns, getColumns } from '../deck-store'

prepareDeck(() => import('../../../routes/search'))

test('the composer of the deck posts as another account, with the text written before', async () => {
  const user = userEvent.setup()
  const { host, simulator } = await showApp('/deck', ['ann', 'ben'])
  const compose = await screen.findByRole('region', { name: 'New post' })
  const field = await within(compose).findByRole('textbox', { name: 'Text' })
  fireEvent.change(field, { target: { value: 'Written as ann' } })
  await user.click(within(compose).getByRole('button', { name: `Posting as @ann@${host}` }))
  await user.click(await screen.findByRole('menuitem', { name: /@ben@/ }))
  const column = await screen.findByRole('region', { name: 'New post' })
  await within(column).findByRole('button', { name: `Posting as @ben@${host}` })
  expect(getColumns()[0]?.identity).toBe(`ben@${host}`)
  const now = await within(column).findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  expect(now.value).toBe('Written as ann')
  await waitFor(() => expect(document.activeElement).toBe(now))
  await user.click(within(column).getByRole('button', { name: 'Post' }))
  const posts = () => simulator.recorded.filter(({ route }) => route === 'POST /api/v1/statuses')
  await waitFor(() => expect(posts()).toHaveLength(1))
  const { world } = simulator.server
  const written = [...world.statuses.values()].find(({ text }) => text === 'Written as ann')
  expect(written?.accountId).toBe(simulator.script.account('ben').id)
})

test('a column whose screen crashed keeps its menu, and can be removed', async () => {
  const before = screenOf('/notifications')
  if (!before) throw new Error('no screen')
  addScreen('/notifications', () => {
    throw new Error('Broken')
  })
  onTestFinished(() => addScreen('/notifications', before))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const user = userEvent.setup()
  await showApp('/deck')
  const column = await screen.findByRole('region', { name: 'Error' })
  expect(within(column).getByRole('alert').textContent).toContain('Something went wrong')
  await user.click(within(column).getByRole('button', { name: 'Column options for Error' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove column' }))
  expect(getColumns().map(({ path }) => path)).not.toContain(paths.notifications)
})

test('the title of a collapsed column follows the language, without the content of its page', async () => {
  const { host } = await showApp('/deck')
  onTestFinished(() => changeColumns(() => []))
  const strip = (id: string, path: string, title: string, titleLocale: string) => ({
    ...columnOf(id, `ann@${host}`, path),
    collapsed: true,
    title,
    titleLocale,
  })
  const search = strip('search', '/search?q=wool', 'Suche: wool', 'de')
  act(() => changeColumns(() => [search, strip('home', '/home', 'Stored', 'en')]))
  await screen.findByRole('button', { name: 'Expand Search: wool' })
  expect(screen.getByRole('button', { name: 'Expand Stored' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Search: wool' })).toBeNull()
  // The language of the stored title again.
  act(() => changeColumns((all) => all.map((each) => ({ ...each, titleLocale: 'en' }))))
  await screen.findByRole('button', { name: 'Expand Suche: wool' })
  expect(useColumnsOnScreen.getState().titles['search']).toBe('Suche: wool')
})
