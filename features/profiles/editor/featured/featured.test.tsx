import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { AccountId } from '@/schemas/primitives'
import { featuredKeys } from '../../featured/keys'
import { FeaturedAccounts } from './featured-accounts'
import { FeaturedHashtags } from './featured-hashtags'

const V44 = { version: '4.4.0', apiVersion: 6, instanceV2: true, streamingUrl: null, translation: false }

const settled = ({ runtime }: Stage) => waitFor(() => expect(runtime.client.isMutating()).toBe(0))
const button = (name: string) => screen.findByRole('button', { name })

/** Shows the featured hashtags of ann. */
async function openHashtags(...featured: string[]) {
  const stage = createStage()
  const { world } = stage.simulator.server
  const me = stage.accountId('ann')
  for (const name of featured) world.featuredTags.put({ id: world.ids.serial(), accountId: me, name })
  stage.simulator.script.as('ann').publish('About #sparrows and #finches')
  const rendered = renderWith(<FeaturedHashtags me={me} />, { stage })
  await screen.findByRole('textbox', { name: 'Add a hashtag' })
  const onServer = () => world.featuredTags.by('account', me).map(({ name }) => name)
  const add = async (text: string) => {
    const field = screen.getByRole('textbox', { name: 'Add a hashtag' })
    await rendered.user.clear(field)
    await rendered.user.type(field, `${text}{Enter}`)
  }
  return { ...rendered, stage, me, onServer, add }
}

test('a typed hashtag is shown at once, sent, and can be removed before the answer', async () => {
  const { stage, user, onServer, add } = await openHashtags('tea')
  const held = stage.simulator.script.hold('POST /api/v1/featured_tags')
  await add('#Birds')
  await user.click(await button('Remove #Birds'))
  expect(screen.queryByRole('button', { name: 'Remove #Birds' })).toBeNull()
  await add('coffee')
  await button('Remove #coffee')
  held.release()
  await settled(stage)
  expect(onServer()).toEqual(['tea', 'coffee'])
  expect(screen.getByRole('textbox', { name: 'Add a hashtag' })).toHaveProperty('value', '')
})

test('a refused hashtag returns to the field with the reason, others stay', async () => {
  const { stage, add } = await openHashtags('tea')
  stage.simulator.script.refuse('POST /api/v1/featured_tags', 422, { error: 'Tag is invalid' })
  await add('birds')
  await screen.findByText('Tag is invalid')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'birds')
  expect(screen.queryByRole('button', { name: 'Remove #birds' })).toBeNull()
  await button('Remove #tea')
})

test('what cannot be a hashtag is not sent', async () => {
  const { stage, add } = await openHashtags('tea')
  await add('two words')
  await screen.findByText(/Use only letters, numbers and underscores/)
  await add('#TEA')
  await screen.findByText('You already feature this hashtag.')
  expect(stage.simulator.recorded.filter(({ method }) => method === 'POST')).toEqual([])
})

test('at the limit there are no suggestions, and the field says why', async () => {
  const { add } = await openHashtags(...Array.from({ length: 10 }, (_, at) => `tag${at}`))
  expect(screen.queryByText('Suggestions from your posts')).toBeNull()
  await add('more')
  expect(screen.getAllByText(/reached the limit of 10 featured hashtags/)).toHaveLength(2)
})

test('a suggestion is added and leaves the suggestions; removing a hashtag passes the focus on', async () => {
  const { stage, user, onServer } = await openHashtags('tea')
  await user.click(await button('Add #sparrows'))
  expect(document.activeElement).toBe(await button('Add #finches'))
  expect(screen.queryByRole('button', { name: 'Add #sparrows' })).toBeNull()
  await settled(stage)
  expect(onServer()).toEqual(['tea', 'sparrows'])
  await user.click(await button('Remove #tea'))
  expect(document.activeElement).toBe(await button('Remove #sparrows'))
  await user.click(await button('Remove #sparrows'))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await screen.findByText(/No featured hashtags yet/)
  await settled(stage)
  expect(onServer()).toEqual([])
})

test('a failed removal restores the hashtag', async () => {
  const { stage, user } = await openHashtags('tea')
  stage.simulator.script.refuse('DELETE /api/v1/featured_tags/:id', 429, { error: 'Slow down' })
  await user.click(await button('Remove #tea'))
  await settled(stage)
  await button('Remove #tea')
})

test('suggestions that failed to load can be loaded again, and the hashtags stay', async () => {
  const stage = createStage()
  stage.simulator.script.as('ann').publish('About #sparrows')
  stage.simulator.script.refuse('GET /api/v1/featured_tags/suggestions', 404, {}, { times: 1 })
  const { user } = renderWith(<FeaturedHashtags me={stage.accountId('ann')} />, { stage })
  await screen.findByText('Couldn’t load suggestions.')
  await user.click(await button('Try again'))
  await button('Add #sparrows')
})

/** Shows the featured accounts of ann. */
async function openAccounts(software?: 'mastodon-4.3') {
  const stage = createStage({ ...(software && { software }) })
  const { world } = stage.simulator.server
  const me = stage.accountId('ann')
  stage.runtime.http.capabilities.know(software ? { ...V44, version: '4.3.9', apiVersion: 2 } : V44)
  stage.simulator.script.as('ann').follow('ben')
  stage.simulator.script.as('ann').follow('cleo')
  world.endorsements.put({ id: world.ids.serial(), from: me, to: stage.accountId('ben') })
  // Known from before ben was featured on another device.
  stage.runtime.cache.ingest(
    [{ kind: 'relationship', id: stage.accountId('ben'), data: { endorsed: false } as never }],
    stage.runtime.cache.tick(),
  )
  const rendered = renderWith(<FeaturedAccounts me={me} />, { stage })
  const onServer = () => world.endorsements.by('from', me).map(({ to }) => to as AccountId)
  return { ...rendered, stage, me, onServer }
}

test('an account leaves the list at once, and Undo restores it', async () => {
  const { stage, user, onServer } = await openAccounts()
  await user.click(await button('Remove Ben Barlow'))
  expect(screen.queryByRole('button', { name: 'Remove Ben Barlow' })).toBeNull()
  await screen.findAllByText('Ben Barlow is no longer featured')
  expect(onServer()).toEqual([])
  await user.click(await button('Undo'))
  await button('Remove Ben Barlow')
  await settled(stage)
  expect(onServer()).toEqual([stage.accountId('ben')])
})

test('a refused removal keeps the account', async () => {
  const { stage, user } = await openAccounts()
  stage.simulator.script.refuse('POST /api/v1/accounts/:id/unendorse', 403, { error: 'Not now' })
  await user.click(await button('Remove Ben Barlow'))
  await screen.findAllByText('Not now')
  await button('Remove Ben Barlow')
})

test.each([['mastodon-4.3'], [undefined]] as const)(
  'a followed account is found and added (%s)',
  async (software) => {
    const { stage, user, me, onServer } = await openAccounts(software)
    await button('Remove Ben Barlow')
    await user.type(screen.getByRole('searchbox'), 'cle')
    const results = within(await screen.findByRole('list', { name: 'Search results' }))
    await user.click(await results.findByRole('button', { name: 'Add Cleo Quill' }))
    const featured = within(screen.getByRole('list', { name: 'Featured accounts' }))
    await featured.findByRole('button', { name: 'Remove Cleo Quill' })
    await settled(stage)
    expect(onServer()).toContain(stage.accountId('cleo'))
    const list = stage.runtime.client.getQueryData<{ pages: { ids: string[] }[] }>(featuredKeys.accounts(me))
    expect(list?.pages[0]?.ids[0]).toBe(stage.accountId('cleo'))
    const search = stage.simulator.recorded.find(({ route }) => route === 'GET /api/v1/accounts/search')
    expect(search?.params).toMatchObject({ q: 'cle', following: 'true' })
  },
)

test('a search without results says so', async () => {
  const { user } = await openAccounts()
  await button('Remove Ben Barlow')
  await user.type(screen.getByRole('searchbox'), 'zzz')
  await screen.findByText('No one found among the people you follow.')
})
