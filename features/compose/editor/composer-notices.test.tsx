import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { MediaId } from '@/schemas/primitives'
import type { DraftChange } from '../drafts/draft'
import { newMedia, type DraftMedia } from '../drafts/draft-parts'
import { currentDraft, published, showComposer } from './composer.testing'

const HASHTAG = 'Hashtags are found in public posts only.'
const OPEN = 'Anyone can follow you and read this: your account is not locked.'

test.each<[string, DraftChange, string, string | null]>([
  ['a tag in a public post', { text: 'Of #geese', visibility: 'public' }, 'ben', null],
  ['a tag in a quiet post', { text: 'Of #geese', visibility: 'unlisted' }, 'ben', HASHTAG],
  ['a number in a quiet post', { text: 'Seat #12', visibility: 'unlisted' }, 'ben', null],
  ['for followers of an account that anyone may follow', { text: 'x', visibility: 'private' }, 'ann', OPEN],
  ['for followers of a locked account', { text: 'x', visibility: 'private' }, 'ben', null],
])('%s', async (_, { text = '', ...fields }, as, words) => {
  const stage = createStage({ as })
  const { runtime } = stage
  await runtime.loader.refresh({ kind: 'account', id: stage.accountId(as) })
  await showComposer({ fields, parts: [{ text }] }, stage)
  for (const line of [HASHTAG, OPEN]) expect(screen.queryByText(line) !== null, line).toBe(line === words)
})

const attached = (stage: Stage): DraftMedia[] => [
  newMedia({
    localId: 'f',
    serverId: stage.simulator.script.attach('ann', { description: 'x' }) as MediaId,
    state: 'ready',
    type: 'image',
    alt: 'x',
  }),
]
const switchOf = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Mark media as sensitive' })

test('media is marked as sensitive without any warning', async () => {
  const stage = createStage()
  const { user } = await showComposer({ parts: [{ text: 'Look', media: attached(stage) }] }, stage)
  await user.click(await switchOf())
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await published()
  expect([...stage.simulator.server.world.statuses.values()].at(-1)).toMatchObject({
    sensitive: true,
    spoilerText: '',
  })
})

test('with a warning it is on and cannot be taken back; without media there is nothing to mark', async () => {
  const stage = createStage()
  const media = attached(stage)
  const { user } = await showComposer(
    { fields: { warning: true, spoilerText: 'Blood' }, parts: [{ text: 'Look', media }] },
    stage,
  )
  const mark = await switchOf()
  expect([mark.checked, mark.disabled]).toEqual([true, true])
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(screen.queryByRole('switch')).toBeNull()
})

test('the warning switched on beside media marks it, switched off takes that back', async () => {
  const stage = createStage()
  const { user, id } = await showComposer({ parts: [{ text: 'Look', media: attached(stage) }] }, stage)
  const button = screen.getByRole('button', { name: 'Content warning' })
  await user.click(button)
  expect(currentDraft(id).fields.sensitive).toBe(true)
  await user.click(button)
  expect(currentDraft(id).fields.sensitive).toBe(false)
})
