import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { documentScroller } from '@/lib/column'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { useEntity } from '@/lib/runtime'
import { WindowMemory } from '@/lib/ui/windowed-list'
import type { AccountId } from '@/schemas/primitives'
import { FeaturedTab } from '..'
import { featureAccount } from './feature-account'

function Tab({ id }: { id: AccountId }) {
  const account = useEntity('account', id)
  const [memory] = useState(() => new WindowMemory())
  return account ? <FeaturedTab account={account} scroller={documentScroller()} memory={memory} /> : null
}

/** Shows the Featured tab of ann, who features ben, on Mastodon 4.3. */
function open(as: string) {
  const stage = createStage({ as, software: 'mastodon-4.3' })
  const { world } = stage.simulator.server
  stage.runtime.http.capabilities.know({
    version: '4.3.9',
    apiVersion: 2,
    instanceV2: true,
    streamingUrl: null,
    translation: false,
  })
  const id = stage.accountId('ann')
  world.endorsements.put({ id: world.ids.serial(), from: id, to: stage.accountId('ben') })
  put.account(stage.runtime, { id, acct: 'ann', username: 'ann' })
  renderWith(<Tab id={id} />, { stage })
  return stage
}

test('the user sees their featured accounts on servers that do not list those of others', async () => {
  const stage = open('ann')
  await screen.findByRole('link', { name: /^Ben Barlow/ })
  await act(() => featureAccount(stage.runtime, stage.accountId('cleo'), true))
  await screen.findByRole('link', { name: /^Cleo Quill/ })
  await act(() => featureAccount(stage.runtime, stage.accountId('ben'), false))
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Ben Barlow/ })).toBeNull())
})

test('such a server is not asked for the featured accounts of others', async () => {
  const stage = open('cleo')
  await screen.findByText('Nothing featured yet')
  expect(stage.simulator.recorded.filter(({ path }) => path.includes('endorsements'))).toEqual([])
})

/** Shows the Featured tab of ann, who features a hashtag and many accounts, after `prepare` broke something. */
function openBroken(prepare: (stage: Stage) => void) {
  const stage = createStage({ as: 'cleo' })
  const { client } = stage.runtime
  const defaults = client.getDefaultOptions()
  client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } })
  stage.runtime.http.capabilities.know(CURRENT_MASTODON)
  const { world } = stage.simulator.server
  const id = stage.accountId('ann')
  world.featuredTags.put({ id: world.ids.serial(), accountId: id, name: 'herons' })
  world.endorsements.put({ id: world.ids.serial(), from: id, to: stage.accountId('ben') })
  put.account(stage.runtime, { id, acct: 'ann', username: 'ann' })
  prepare(stage)
  return renderWith(<Tab id={id} />, { stage })
}

const TAGS = 'GET /api/v1/accounts/:id/featured_tags'
const PEOPLE = 'GET /api/v1/accounts/:id/endorsements'
const pagesOf = ({ simulator }: Stage) => simulator.recorded.filter(({ route }) => route === PEOPLE).length

test('hashtags that failed to load leave the accounts, and can be retried', async () => {
  const { user } = openBroken(({ simulator }) => void simulator.script.refuse(TAGS, 503))
  await screen.findByText('Couldn’t load the featured hashtags')
  expect(screen.getByRole('link', { name: /^Ben Barlow/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: /#herons/ })
  expect(screen.queryByText('Couldn’t load the featured hashtags')).toBeNull()
})

test('accounts that failed to load leave the hashtags, and can be retried', async () => {
  const { user } = openBroken(({ simulator }) => void simulator.script.refuse(PEOPLE, 503))
  await screen.findByText('Couldn’t load the featured accounts')
  expect(screen.getByRole('link', { name: /#herons/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: /^Ben Barlow/ })
})

/** Ann features `count` further accounts. */
const featureMany = ({ simulator, accountId }: Stage, count: number) => {
  const { world } = simulator.server
  for (let at = 0; at < count; at++) {
    const to = simulator.script.person(`extra${at}`)
    world.endorsements.put({ id: world.ids.serial(), from: accountId('ann'), to })
  }
}

test('a further page that failed says so, and can be retried', async () => {
  const { user, stage } = openBroken((opened) => {
    featureMany(opened, 90)
    const isSecondPage = ({ url }: Request) => /endorsements.*max_id/.test(url)
    opened.simulator.script.refuse(isSecondPage, 503)
  })
  await screen.findByText(/^Couldn’t load more accounts/)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(pagesOf(stage)).toBe(2))
  await waitFor(() => expect(screen.queryByText(/^Couldn’t load more accounts/)).toBeNull())
})

test('hundreds of featured accounts render only the rows on screen, and are requested once', async () => {
  const { stage } = openBroken((opened) => featureMany(opened, 70))
  const list = await screen.findByRole('list', { name: 'Featured accounts' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.length).toBeLessThan(40)
  expect(rows[0]?.getAttribute('aria-setsize')).toBe('71')
  expect(pagesOf(stage)).toBe(1)
})

test('a featured account that is blocked or muted loses its row', async () => {
  const { stage } = openBroken((opened) => featureMany(opened, 1))
  await screen.findByRole('link', { name: /^Ben Barlow/ })
  act(() => stage.runtime.cache.setHidden(stage.accountId('ben'), true))
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Ben Barlow/ })).toBeNull())
  expect(screen.getByRole('link', { name: /^extra0/ })).toBeTruthy()
})
