import { useState } from 'react'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { instanceQuery } from '@/features/instance'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import { searchKeys } from '../keys'
import { forgetSearches, rememberSearch } from '../recent/recent-searches'
import { RecentList } from '../recent/recent-list'
import { SearchField } from './search-field'

const searched: string[] = []
const opened: string[] = []
beforeEach(() => {
  searched.length = 0
  opened.length = 0
  for (const name of ['ann', 'dora', 'null']) forgetSearches(`${name}@home.example`)
})

function Page({ start }: { start: string }) {
  const [text, setText] = useState(start)
  const search = (next: string) => {
    searched.push(next)
    setText(next)
  }
  return (
    <SearchField
      text={text}
      onSearch={search}
      onOpen={(path) => opened.push(path)}
      operators={text === '' ? 'explained' : 'listed'}
    >
      {text === '' && <RecentList replaces={false} />}
    </SearchField>
  )
}

const show = (start = '', options: StageOptions = {}) =>
  renderWith(<Page start={start} />, { stage: createStage(options) })

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const highlighted = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

test('Enter searches for the typed words and closes the suggestions', async () => {
  const { user } = show()
  await user.type(field(), ' two words ')
  expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeTruthy()
  expect(field().getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Enter}')
  expect(searched).toEqual(['two words'])
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

test('the arrow keys choose a suggestion, which opens its page', async () => {
  const { user, stage } = show()
  await user.type(field(), 'heron')
  await screen.findByRole('listbox')
  expect(options()).toEqual([
    'Go to hashtag #heron',
    'Go to profile @heron',
    'Posts matching “heron”',
    'People matching “heron”',
  ])
  expect(highlighted()).toBeUndefined()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(highlighted()).toBe('Go to profile @heron'))
  await user.keyboard('{Enter}')
  expect(stage.navigation.went).toEqual(['/@heron'])
  expect(searched).toEqual([])
})

test('results of one type are opened by the page, which may keep its place', async () => {
  const { user, stage } = show()
  await user.type(field(), 'heron')
  await user.click(await screen.findByRole('option', { name: 'Posts matching “heron”' }))
  expect(opened).toEqual(['/search?q=heron&type=statuses'])
  expect(stage.navigation.went).toEqual([])
})

test('chosen people, hashtags and profiles are recent searches', async () => {
  const { user } = show()
  await user.type(field(), 'ben')
  await user.click(await screen.findByRole('option', { name: 'Go to hashtag #ben' }))
  expect(await screen.findByRole('link', { name: '#ben' })).toBeTruthy()
  await user.clear(field())
  await user.type(field(), 'be')
  await waitFor(() => expect(options().at(-1)).toContain('@ben'))
  await user.click(screen.getAllByRole('option').at(-1) as HTMLElement)
  expect(await screen.findByRole('link', { name: '@ben' })).toBeTruthy()
  await user.clear(field())
  await user.type(field(), 'cleo')
  await user.click(await screen.findByRole('option', { name: 'Go to profile @cleo' }))
  expect(await screen.findByRole('link', { name: '@cleo' })).toBeTruthy()
})

test('Enter looks the searched address up again', async () => {
  const address = 'https://nowhere.example/page'
  const { user, stage } = show(address)
  const again = vi.spyOn(stage.runtime.client, 'refetchQueries')
  await user.type(field(), '{Enter}')
  expect(searched).toEqual([address])
  expect(again).toHaveBeenCalledWith({ queryKey: searchKeys.address(address) })
})

test('Escape closes the suggestions and keeps the words', async () => {
  const { user } = show()
  await user.type(field(), 'heron')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(field().value).toBe('heron')
})

test('people are suggested last, by one request after a pause', async () => {
  const { user, stage } = show()
  await user.type(field(), 'ben')
  await waitFor(() => expect(options().at(-1)).toContain('@ben'))
  expect(options()[0]).toBe('Go to hashtag #ben')
  const asked = stage.simulator.recorded.filter(({ route }) => route === 'GET /api/v1/accounts/search')
  expect(asked.map(({ params }) => params['q'])).toEqual(['ben'])
})

test('visitors are suggested no people and no posts', async () => {
  const { user, stage } = show('', { as: null })
  await user.type(field(), 'ben')
  await screen.findByRole('listbox')
  expect(options()).toEqual(['Go to hashtag #ben', 'Go to profile @ben', 'People matching “ben”'])
  expect(stage.simulator.recorded.some(({ route }) => route === 'GET /api/v1/accounts/search')).toBe(false)
})

test('the last four searches are listed, and removed by button and key', async () => {
  const { user, stage } = show()
  const { key } = stage.runtime.identity
  act(() => {
    for (const text of ['one', 'two', 'three', 'four', 'Two', 'five']) rememberSearch(key, text)
  })
  const links = async () => {
    const list = await screen.findByRole('region', { name: 'Recent searches' })
    return within(list)
      .getAllByRole('link')
      .map((link) => link.textContent)
  }
  await waitFor(async () => expect(await links()).toEqual(['five', 'Two', 'four', 'three']))
  await user.click(screen.getByRole('button', { name: 'Remove “five” from recent searches' }))
  expect(await links()).toEqual(['Two', 'four', 'three'])
  expect(document.activeElement?.textContent).toBe('Two')
  await user.keyboard('{Delete}')
  expect(await links()).toEqual(['four', 'three'])
  expect(document.activeElement?.textContent).toBe('four')
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
})

test('above results, an empty field suggests the recent searches, and Delete removes one', async () => {
  const { user, stage } = show('heron')
  act(() => {
    for (const text of ['ibis', 'crane', 'stork']) rememberSearch(stage.runtime.identity.key, text)
  })
  await user.clear(field())
  await user.click(field())
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(highlighted()).toContain('stork'))
  await user.keyboard('{Delete}')
  await waitFor(() => expect(highlighted()).toContain('crane'))
  await user.keyboard('{Delete}')
  await waitFor(() => expect(options()).toEqual([expect.stringContaining('ibis')]))
  await user.keyboard('{Enter}')
  expect(searched).toEqual(['ibis'])
})

test('searches of one account are not shown to another', () => {
  rememberSearch('dora@home.example', 'secret')
  show()
  expect(screen.queryByText('secret')).toBeNull()
})

test('an operator is added to the words, and explained', async () => {
  const stage = createStage()
  await stage.runtime.client.query(instanceQuery(stage.runtime))
  const { user } = renderWith(<Page start="" />, { stage })
  const list = await screen.findByRole('region', { name: 'Narrow down posts' })
  await user.type(field(), 'heron')
  await user.keyboard('{Escape}')
  expect(within(list).getByText('with “media”, a “poll” or a “link”')).toBeTruthy()
  await user.click(within(list).getByRole('button', { name: 'has:' }))
  expect(field().value).toBe('heron has:')
  expect(document.activeElement).toBe(field())
})

test('operators can be added to words that were searched, each with its meaning as a tooltip', async () => {
  const stage = createStage()
  await stage.runtime.client.query(instanceQuery(stage.runtime))
  const { user } = renderWith(<Page start="heron" />, { stage })
  const list = await screen.findByRole('region', { name: 'Narrow down posts' })
  expect(within(list).queryByRole('heading')).toBeNull()
  const operator = within(list).getByRole('button', { name: 'from:' })
  expect(operator.title).toBe('by an account, or by “me”')
  await user.click(operator)
  expect(field().value).toBe('heron from:')
})

test.each<[string, StageOptions]>([
  ['a server without them', { software: 'mastodon-3.5' }],
  ['visitors', { as: null }],
])('no operators are offered on %s', async (_name, options) => {
  const stage = createStage(options)
  await stage.runtime.client.query(instanceQuery(stage.runtime))
  renderWith(<Page start="" />, { stage })
  expect(field()).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Narrow down posts' })).toBeNull()
})
