import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { showApp } from '../../../show-app.testing'
import { paths } from '@/lib/navigation'
import { NewsIcon, UserIcon } from '@/lib/ui/icons'
import { prepareDeck } from '../deck-parts.testing'
import { columnOf } from '../deck-columns'
import { changeColumns, getColumns } from '../deck-store'
import { columnKindOf } from './column-kind'

prepareDeck(async () => {
  await import('../add/add-column-dialog')
  await import('../../../routes/link')
  await import('../../../routes/public')
  await import('../../../routes/tag')
})
beforeEach(() => localStorage.clear())

const column = (name: string) => screen.findByRole('region', { name })
const pathOf = (id: string) => getColumns().find((each) => each.id === id)?.path

/** Shows the deck of ann with columns of these pages, whose ids are their indexes. */
async function showColumns(...paths: string[]) {
  const shown = await showApp('/deck/?')
  act(() => changeColumns(() => paths.map((path, at) => columnOf(String(at), `ann@${shown.host}`, path))))
  onTestFinished(() => changeColumns(() => []))
  return shown
}

test('columns of notifications have a category each, chosen in their own filter bar', async () => {
  const user = userEvent.setup()
  const { simulator } = await showColumns('/notifications?only=mentions', '/notifications')
  act(() => simulator.script.as('eve@remote.example').follow('ann'))
  const mentions = await column('Notifications: Mentions')
  const all = await column('Notifications')
  const bar = (within_: HTMLElement) => within(within_).findByRole('group', { name: 'Show notifications' })
  const pressed = async (of: HTMLElement) =>
    within(await bar(of))
      .getByRole('button', { pressed: true })
      .getAttribute('aria-label')
  expect(await pressed(mentions)).toBe('Mentions')
  expect(await pressed(all)).toBe('All')
  await user.click(within(await bar(all)).getByRole('button', { name: 'Mentions' }))
  await waitFor(() => expect(pathOf('1')).toBe('/notifications?only=mentions'))
  await user.click(within(await bar(mentions)).getByRole('button', { name: 'All' }))
  await waitFor(() => expect(pathOf('0')).toBe('/notifications'))
  expect(pathOf('1')).toBe('/notifications?only=mentions')
})

test.each([
  ['/public/local', 'Live feeds: This server', 'This server'],
  ['/public?media=1', 'Live feeds: All servers (media only)', 'All servers: media'],
  ['/search?q=wool', 'Search: wool', 'Search: wool'],
  ['/explore/tags', 'Explore: Hashtags', 'Explore: Hashtags'],
])('the title of a column of %s says which, unlike that of the page alone', async (path, name, title) => {
  await showColumns(path)
  expect(within(await column(name)).getByRole('heading', { level: 1 }).textContent).toBe(title)
})

test('the menu of a column refreshes its list', async () => {
  const user = userEvent.setup()
  const { simulator } = await showColumns('/public/local')
  const feed = await column('Live feeds: This server')
  await within(feed).findAllByRole('article')
  act(() => void simulator.script.as('ben').publish('Something new'))
  await user.click(screen.getByRole('button', { name: /^Column options for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Refresh' }))
  await within(feed).findByText('Something new')
})

test('a column of a link is refreshed by its menu alone, which leaves its title the space', async () => {
  const user = userEvent.setup()
  const link = 'https://news.example/story'
  const { simulator } = await showColumns(paths.link(link))
  const { world } = simulator.server
  const publish = (text: string) => simulator.script.as('ben').publish({ text: `${text} ${link}` })
  const { card } = world.statuses.get(publish('Read').id) ?? {}
  world.trends = { ...world.trends, links: [{ ...world.trends.links[0], card }] } as typeof world.trends
  const posts = await column('Posts about news.example')
  await within(posts).findByRole('article')
  expect(within(posts).queryByRole('button', { name: 'Refresh' })).toBeNull()
  act(() => void publish('Read again'))
  await user.click(screen.getByRole('button', { name: /^Column options for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Refresh' }))
  await within(posts).findByText(/^Read again/)
})

test('a column of a hashtag has its follow button below the header, which leaves its title the space', async () => {
  await showColumns('/tags/cats')
  const feed = await column('#cats')
  const follow = await within(feed).findByRole('button', { name: 'Follow #cats' })
  expect(follow.closest('header')).toBeNull()
})

test('a column of a hashtag filters its posts by its own options', async () => {
  const user = userEvent.setup()
  const { simulator } = await showColumns('/tags/wool')
  const { script } = simulator
  const attachment = script.attach('ben')
  act(() => {
    script.as('ben').publish({ text: 'A jumper #wool', mediaIds: [attachment] })
    script.as('ben').publish({ text: 'Only words #wool' })
  })
  const posts = await column('#wool')
  await within(posts).findByText(/^Only words/)
  await user.click(await within(posts).findByRole('button', { name: 'Timeline options' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Only posts with media' }))
  await waitFor(() => expect(within(posts).queryByText(/^Only words/)).toBeNull())
  expect(within(posts).getByText(/^A jumper/)).toBeDefined()
})

test.each([
  ['mentions', 'Notifications: Mentions', '/notifications?only=mentions'],
  ['other servers media', 'Live feeds: Other servers (media only)', '/public/remote?media=1'],
  ['pinned', 'Pinned posts', '/pinned'],
  ['barlow', 'Ben Barlow (@ben)', '/@ben'],
  ['#cats #dogs', '#cats or #dogs', '/tags/cats?any=dogs'],
])('"%s" finds the column %s', async (search, name, path) => {
  const user = userEvent.setup()
  await showColumns('/bookmarks')
  await column('Bookmarks')
  await user.click(screen.getByRole('button', { name: 'Add column' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add column' })
  fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: search } })
  await user.click(await within(dialog).findByRole('button', { name }))
  await waitFor(() => expect(getColumns().map((each) => each.path)).toContain(path))
})

test('Enter in the field adds the first column that was found', async () => {
  const user = userEvent.setup()
  await showColumns('/bookmarks')
  await column('Bookmarks')
  await user.click(screen.getByRole('button', { name: 'Add column' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add column' })
  const field = within(dialog).getByRole('searchbox')
  fireEvent.change(field, { target: { value: '#cats -#dogs' } })
  await within(dialog).findByRole('button', { name: '#cats without #dogs' })
  act(() => field.focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(getColumns().map((each) => each.path)).toContain('/tags/cats?none=dogs'))
  expect(await column('#cats without #dogs')).toBeDefined()
})

test('arrow keys move from the field to the columns that were found, and back', async () => {
  const user = userEvent.setup()
  await showColumns('/bookmarks')
  await column('Bookmarks')
  await user.click(screen.getByRole('button', { name: 'Add column' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add column' })
  const field = within(dialog).getByRole('searchbox')
  fireEvent.change(field, { target: { value: '#cats #dogs' } })
  const [or, and] = await within(dialog).findAllByRole('button', { name: /^#cats (?:or|and) #dogs/ })
  act(() => field.focus())
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(or)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(and)
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(field)
})

test.each([
  ['/@ben', UserIcon],
  ['/@ben/media', UserIcon],
  ['/@ben@far.example/115', NewsIcon],
])('the column of %s has the icon of its kind', (path, icon) => expect(columnKindOf(path).icon).toBe(icon))
