import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { OptionsMenu, timelineOptions } from '@/features/timelines'
import { showApp } from '../../../show-app.testing'
import { ALL_POSTS } from '../all-posts.testing'
import { prepareDeck } from '../deck-parts.testing'
import { columnOf, withColumnChanged } from '../deck-columns'
import { changeColumns, getColumns } from '../deck-store'

prepareDeck(async () => {
  await OptionsMenu.load()
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
  const entries = () => screen.getByRole('menu').querySelectorAll('[role^="menuitem"]')
  const boosts = await screen.findByRole('menuitemcheckbox', { name: 'Show boosts' })
  const before = [...entries()].map((each) => each.textContent)
  await user.click(boosts)
  await waitFor(() => expect(two.queryByText(BOOST)).toBeNull())
  // Nothing moves below the pointer.
  expect([...entries()].map((each) => each.textContent)).toEqual(before)
  expect(document.activeElement).toBe(boosts)
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
  act(() =>
    changeColumns(([first]) =>
      first ? [first, { ...columnOf('two', identity, '/home'), options: ALL_POSTS }] : [],
    ),
  )
  const name = JSON.stringify(['home'])
  act(() => timelineOptions.of(identity).set({ [name]: { ...ALL_POSTS, boosts: false } }))
  await waitFor(() => expect(one.queryByText(BOOST)).toBeNull())
  expect(two.getByText(BOOST)).toBeDefined()
})

test('a column is duplicated with its options, which then change in the copy alone', async () => {
  const user = userEvent.setup()
  const { two } = await showTwoHomes()
  const options = { ...ALL_POSTS, boosts: false }
  act(() => changeColumns((all) => withColumnChanged(all, 'two', { options, width: 440 })))
  await user.click(two.getByRole('button', { name: 'Column options for Home' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate column' }))
  const copy = await waitFor(() => {
    const [, , third] = screen.getAllByRole('region', { name: 'Home' })
    if (!third) throw new Error('There is no copy')
    return third
  })
  expect(getColumns().map(({ path, width }) => [path, width])).toEqual([
    ['/home', 360],
    ['/home', 440],
    ['/home', 440],
  ])
  await waitFor(() => expect(copy.contains(document.activeElement)).toBe(true))
  await user.click(await within(copy).findByRole('button', { name: /^Timeline options/ }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Only posts with media' }))
  expect(getColumns().map((column) => column.options?.mediaOnly)).toEqual([undefined, false, true])
  expect(getColumns()[2]?.options?.boosts).toBe(false)
})

test('the composer is not duplicated, as two would write the same draft', async () => {
  const user = userEvent.setup()
  const { host } = await showApp('/deck/?')
  act(() => changeColumns(() => [columnOf('one', `ann@${host}`, '/publish')]))
  onTestFinished(() => changeColumns(() => []))
  await user.click(await screen.findByRole('button', { name: 'Column options for New post' }))
  await screen.findByRole('menuitem', { name: /^Collapse/ })
  expect(screen.queryByRole('menuitem', { name: 'Duplicate column' })).toBeNull()
})
