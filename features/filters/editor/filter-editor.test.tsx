import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useToasts } from '@/lib/alerts'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { FilterId, StatusId } from '@/schemas/primitives'
import { FilterContextProvider, FilterEditor } from '..'
import type { FilterSet } from '../filter-set'
import { filtersKey } from '../keys'
import { FilterEffect } from '../filter-effect.testing'

const POST = 'POST /api/v2/filters'

/** A stage with a loaded post of ben, whose filter effect is shown next to the form. */
async function setup(id: FilterId | null, stage: Stage = createStage(), keyword?: string) {
  stage.runtime.client.setDefaultOptions({ queries: { retry: false } })
  stage.simulator.script.as('ann').follow('ben')
  const post = stage.simulator.script.as('ben').publish({ text: 'Soup again', visibility: 'public' })
  await stage.load()
  const rendered = renderWith(
    <FilterContextProvider value="home">
      <FilterEffect id={post.id as StatusId} />
      <FilterEditor id={id} prefill={{ keyword }} />
    </FilterContextProvider>,
    { stage },
  )
  await screen.findByRole('combobox', { name: 'Expires after' })
  const filters = () => stage.simulator.server.world.filters.values()
  return { ...rendered, filters, post }
}

const firstId = (stage: Stage) => stage.simulator.server.world.filters.values()[0]?.id as FilterId

test('a new filter takes effect on loaded posts at once, and the form is left', async () => {
  const { user, stage, filters } = await setup(null)
  expect(screen.getByText('free')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Food')
  await user.type(screen.getByRole('textbox', { name: 'Keyword 1' }), 'soup')
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(/^Matches [1-9]\d* of \d+ loaded posts\.$/),
  )
  await user.click(screen.getByRole('radio', { name: 'Hide completely' }))
  const wait = stage.simulator.script.hold(POST)
  await user.click(screen.getByRole('button', { name: 'Create filter' }))
  expect(await screen.findByText('hide: Food')).toBeTruthy()
  wait.release()
  await waitFor(() => expect(stage.navigation.went).toEqual(['back to /filters']))
  expect(filters().at(-1)).toMatchObject({
    title: 'Food',
    action: 'hide',
    contexts: ['home', 'public', 'thread'],
    keywords: [{ keyword: 'soup', wholeWord: true }],
  })
  expect(screen.getByText('hide: Food')).toBeTruthy()
})

test('the preview offers to load recent posts although some are loaded, and searches them', async () => {
  const { user, stage } = await setup(null, createStage(), 'porridge')
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Matches 0 of /))
  stage.simulator.script.as('ben').publish({ text: 'Porridge now', visibility: 'public' })
  await user.click(screen.getByRole('button', { name: 'Load recent posts' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Matches 1 of /))
})

test('a refused filter is removed, the field is marked, and nothing typed is lost', async () => {
  const { user, stage } = await setup(null, createStage(), 'soup')
  stage.simulator.script.refuse(POST, 422, { error: 'Validation failed: Title is boring' })
  await user.click(screen.getByRole('button', { name: 'Create filter' }))
  expect(await screen.findByText('Title is boring')).toBeTruthy()
  const title = screen.getByRole('textbox', { name: 'Title' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(title.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('free')).toBeTruthy()
  expect((title as HTMLInputElement).value).toBe('soup')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Keyword 1' }).value).toBe('soup')
  expect(stage.navigation.went).toEqual([])
  expect(useToasts.getState().toasts).toEqual([])
})

test('a lost request shows the reason in the form', async () => {
  const { user, stage } = await setup(null, createStage(), 'soup')
  stage.simulator.script.refuse(POST, 503, { error: 'Down for a moment' })
  await user.click(screen.getByRole('button', { name: 'Create filter' }))
  expect(await screen.findByText('Couldn’t save the filter')).toBeTruthy()
  expect(screen.getByText('Down for a moment')).toBeTruthy()
})

test('problems are found before sending', async () => {
  const { user, stage } = await setup(null)
  for (const name of ['Home and lists', 'Public timelines', 'Conversations'])
    await user.click(screen.getByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Create filter' }))
  expect(screen.getByText('Enter a title.')).toBeTruthy()
  expect(screen.getByText('Choose at least one place where it applies.')).toBeTruthy()
  expect(stage.simulator.recorded.some(({ method }) => method === 'POST')).toBe(false)
})

test('keywords are added, changed and removed in one request; focus follows', async () => {
  const stage = createStage()
  const { user, filters } = await setup(firstId(stage), stage)
  await user.click(screen.getByRole('button', { name: 'Add keyword' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Keyword 2' }))
  await user.keyboard('soup')
  await user.click(screen.getByRole('button', { name: 'Remove keyword 1' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Keyword 1' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('warn: Hot drinks')).toBeTruthy()
  await waitFor(() => expect(stage.navigation.went).toEqual(['back to /filters']))
  expect(filters()[0]?.keywords.map(({ keyword }) => keyword)).toEqual(['soup'])
})

test('single posts of a filter are shown and can be removed', async () => {
  const stage = createStage()
  const { world } = stage.simulator.server
  const post = stage.simulator.script.as('ben').publish({ text: 'One odd post', visibility: 'public' })
  world.filters.patch(firstId(stage), { statuses: [{ id: '77', statusId: post.id }] })
  const { user, filters } = await setup(firstId(stage), stage)
  const posts = screen.getByRole('group', { name: 'Individual posts' })
  expect(await within(posts).findByText('One odd post')).toBeTruthy()
  await user.click(within(posts).getByRole('button', { name: 'Remove this post from the filter' }))
  expect(screen.queryByRole('group', { name: 'Individual posts' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(filters()[0]?.statuses).toEqual([]))
})

test('a server with only the v1 API saves a phrase without title', async () => {
  const { user, filters } = await setup(null, createStage({ software: 'mastodon-3.5' }), 'soup')
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull()
  expect(screen.queryByRole('radio', { name: 'Hide media with a warning' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Create filter' }))
  await waitFor(() => expect(filters().at(-1)).toMatchObject({ keywords: [{ keyword: 'soup' }] }))
  expect(await screen.findByText('warn: soup')).toBeTruthy()
})

test('a filter that does not exist is reported', async () => {
  renderWith(<FilterEditor id={'404' as FilterId} />)
  expect(await screen.findByText('Filter not found')).toBeTruthy()
})

test('saving again after a lost answer adds no keyword twice', async () => {
  const stage = createStage()
  const { user, filters } = await setup(firstId(stage), stage)
  const before = filters()[0]?.keywords.map(({ keyword }) => keyword) ?? []
  await user.click(screen.getByRole('button', { name: 'Add keyword' }))
  await user.keyboard('soup')
  const found = stage.simulator.script.loseAnswer('PUT /api/v2/filters/:id', { times: 9 })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Couldn’t save the filter')).toBeTruthy()
  found()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(stage.navigation.went).toEqual(['back to /filters']))
  expect(filters()[0]?.keywords.map(({ keyword }) => keyword)).toEqual([...before, 'soup'])
})

test('saving again after removing a post failed adds no keyword twice', async () => {
  const stage = createStage()
  const { world } = stage.simulator.server
  const post = stage.simulator.script.as('ben').publish({ text: 'One odd post', visibility: 'public' })
  world.filters.patch(firstId(stage), { statuses: [{ id: '77', statusId: post.id }] })
  const { user, filters } = await setup(firstId(stage), stage)
  await user.click(await screen.findByRole('button', { name: 'Remove this post from the filter' }))
  await user.click(screen.getByRole('button', { name: 'Add keyword' }))
  await user.keyboard('soup')
  const found = stage.simulator.script.refuse('DELETE /api/v2/filters/statuses/:id', 503, { error: 'Busy' })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Busy')).toBeTruthy()
  found()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(stage.navigation.went).toEqual(['back to /filters']))
  expect(filters()[0]?.keywords.filter(({ keyword }) => keyword === 'soup')).toHaveLength(1)
  expect(filters()[0]?.statuses).toEqual([])
})

test.each(['mastodon', 'mastodon-3.5'] as const)(
  'creating again after a lost answer makes one filter on %s',
  async (software) => {
    const { user, filters, stage } = await setup(null, createStage({ software }), 'soup')
    const count = filters().length
    const path = software === 'mastodon' ? POST : 'POST /api/v1/filters'
    const found = stage.simulator.script.loseAnswer(path, { times: 9 })
    await user.click(screen.getByRole('button', { name: 'Create filter' }))
    expect(await screen.findByText('Couldn’t save the filter')).toBeTruthy()
    found()
    await user.click(screen.getByRole('button', { name: 'Create filter' }))
    await waitFor(() => expect(stage.navigation.went).toEqual(['back to /filters']))
    expect(filters()).toHaveLength(count + 1)
    expect(
      filters()
        .at(-1)
        ?.keywords.map(({ keyword }) => keyword),
    ).toEqual(['soup'])
  },
)

/** Starts a filter of two phrases on a server of the v1 API, of which the second fails. */
async function failHalfway() {
  const opened = await setup(null, createStage({ software: 'mastodon-3.5' }), 'soup')
  const { user, stage } = opened
  await user.click(screen.getByRole('button', { name: 'Add keyword' }))
  await user.keyboard('tea')
  const held = stage.simulator.script.hold('POST /api/v1/filters')
  await user.click(screen.getByRole('button', { name: 'Create filter' }))
  await waitFor(() => expect(held.count).toBe(1))
  stage.simulator.script.refuse('POST /api/v1/filters', 422, { error: 'Not this phrase' })
  held.release()
  expect(await screen.findByText('Not this phrase')).toBeTruthy()
  return opened
}

test('phrases that were created before a failure are in effect and listed', async () => {
  const { stage } = await failHalfway()
  expect(await screen.findByText('warn: soup')).toBeTruthy()
  const known = stage.runtime.client.getQueryData<FilterSet>(filtersKey())
  expect(known?.filters.map(({ title }) => title)).toContain('soup')
})

test('creating phrases again after a failure leaves older filters with them as they are', async () => {
  const stage = createStage({ software: 'mastodon-3.5' })
  const { world } = stage.simulator.server
  const first = world.filters.values()[0]
  if (!first) throw new Error('The small world has no filter')
  const keyword = { id: '991', keyword: 'soup', wholeWord: true }
  world.filters.put({ ...first, id: '990', title: 'soup', contexts: ['account'], keywords: [keyword] })
  const { user, filters } = await setup(null, stage, 'soup')
  const lost = stage.simulator.script.loseRequest('POST /api/v1/filters', { times: 9 })
  await user.click(screen.getByRole('button', { name: 'Create filter' }))
  expect(await screen.findByText('Couldn’t save the filter')).toBeTruthy()
  lost()
  await user.click(screen.getByRole('button', { name: 'Create filter' }))
  await waitFor(() => expect(stage.navigation.went).toEqual(['back to /filters']))
  expect(filters().find(({ id }) => id === '990')?.contexts).toEqual(['account'])
})
