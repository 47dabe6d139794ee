import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { MediaId } from '@/schemas/primitives'
import type { DraftChange } from '../drafts/draft'
import { newMedia, type DraftMedia } from '../drafts/draft-parts'
import { currentDraft, published, showComposer } from './composer.testing'

const HASHTAG = 'This post won’t be listed under any hashtag as it isn’t public.'
const OPEN =
  'Anyone can follow you and see your followers-only posts. To prevent this, turn on “Approve followers yourself” in your profile.'

test.each<[string, DraftChange, string, string | null]>([
  ['a hashtag in a public post shows no notice', { text: 'Of #geese', visibility: 'public' }, 'ben', null],
  [
    'a hashtag in a quiet public post shows a notice',
    { text: 'Of #geese', visibility: 'unlisted' },
    'ben',
    HASHTAG,
  ],
  [
    'a number in a quiet public post shows no notice',
    { text: 'Seat #12', visibility: 'unlisted' },
    'ben',
    null,
  ],
  [
    'a post for followers of an unlocked account shows a notice',
    { text: 'x', visibility: 'private' },
    'ann',
    OPEN,
  ],
  [
    'a post for followers of a locked account shows no notice',
    { text: 'x', visibility: 'private' },
    'ben',
    null,
  ],
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

test('media can be marked as sensitive without a content warning', async () => {
  const stage = createStage()
  const { user } = await showComposer({ parts: [{ text: 'Look', media: attached(stage) }] }, stage)
  await user.click(await switchOf())
  await user.click(screen.getByRole('button', { name: 'Post' }))
  await published()
  expect([...stage.simulator.server.world.statuses.values()].at(-1)).toMatchObject({
    sensitive: true,
    spoilerText: '',
  })
})

test('a content warning locks the switch for sensitive media, which needs media', async () => {
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

test('a content warning marks media as sensitive until it is switched off', async () => {
  const stage = createStage()
  const { user, id } = await showComposer({ parts: [{ text: 'Look', media: attached(stage) }] }, stage)
  const button = screen.getByRole('button', { name: 'Content warning' })
  await user.click(button)
  expect(currentDraft(id).fields.sensitive).toBe(true)
  await user.click(button)
  expect(currentDraft(id).fields.sensitive).toBe(false)
})
