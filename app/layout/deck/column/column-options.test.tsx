import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { timelineOptions } from '@/features/timelines'
import { showApp } from '../../../show-app.testing'
import { prepareDeck } from '../deck-parts.testing'
import { columnOf } from '../deck-columns'
import { changeColumns, getColumns } from '../deck-store'

prepareDeck(async () => {
  await import('@/features/timelines/options/options-menu')
  await import('@/lib/ui/menu/menu-popup')
})
beforeEach(() => localStorage.clear())

const BOOST = /^ ?boosted$/

/** Shows home of ann twice, with a boost. */
async function showTwoHomes() {
  const { host } = await showApp('/deck/?')
  const identity = `ann@${host}`
  act(() => changeColumns(() => ['one', 'two'].map((id) => columnOf(id, identity, '/home'))))
  onTestFinished(() => changeColumns(() => []))
  const columns = await waitFor(() => {
    const [one, two] = screen.getAllByRole('region', { name: 'Home' })
    if (!one || !two) throw new Error('There are not two columns')
    return { one: within(one), two: within(two) }
  })
  for (const column of [columns.one, columns.two]) await column.findByText(BOOST)
  return { ...columns, identity }
}

const optionsOf = (id: string) => getColumns().find((column) => column.id === id)?.options

test('two columns of a timeline have different options, which are stored with the column alone', async () => {
  const user = userEvent.setup()
  const { one, two, identity } = await showTwoHomes()
  await user.click(await two.findByRole('button', { name: 'Timeline options' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Show boosts' }))
  await waitFor(() => expect(two.queryByText(BOOST)).toBeNull())
  expect(one.getByText(BOOST)).toBeDefined()
  expect(optionsOf('two')).toMatchObject({ boosts: false, quotes: true })
  expect(optionsOf('one')).toBeUndefined()
  expect(timelineOptions.of(identity).get()).toEqual({})
  await user.keyboard('{Escape}')
  await two.findByRole('button', { name: 'Timeline options: some posts are hidden' })
  expect(one.getByRole('button', { name: 'Timeline options' })).toBeDefined()
  await user.click(two.getByRole('button', { name: /^Timeline options/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Show all posts' }))
  await waitFor(() => expect(optionsOf('two')).toMatchObject({ boosts: true }))
  await two.findByRole('button', { name: 'Timeline options' })
})

test('a column has the options of the account until its own are changed', async () => {
  const { one, two, identity } = await showTwoHomes()
  const options = {
    boosts: true,
    quotes: true,
    replies: true,
    mediaOnly: false,
    languages: [],
    start: 'newest' as const,
  }
  act(() =>
    changeColumns(([first]) => (first ? [first, { ...columnOf('two', identity, '/home'), options }] : [])),
  )
  const name = JSON.stringify(['home'])
  act(() => timelineOptions.of(identity).set({ [name]: { ...options, boosts: false } }))
  await waitFor(() => expect(one.queryByText(BOOST)).toBeNull())
  expect(two.getByText(BOOST)).toBeDefined()
})
