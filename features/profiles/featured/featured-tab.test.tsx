import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { useEntity } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { FeaturedTab } from '..'
import { featureAccount } from './feature-account'

function Tab({ id }: { id: AccountId }) {
  const account = useEntity('account', id)
  return account ? <FeaturedTab account={account} /> : null
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
