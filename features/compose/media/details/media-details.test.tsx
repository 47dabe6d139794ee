import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { MediaId } from '@/schemas/primitives'
import { newMedia, type DraftMedia } from '../../drafts/draft-parts'
import { currentDraft, showComposer } from '../../editor/composer.testing'
import MediaDetails from './media-details'

const NOTE = {
  mastodon: 'Place, camera and other hidden data of a picture are removed by the server when it is uploaded.',
  other: 'A picture may hold hidden data such as the place it was taken at. Most servers remove it.',
}

/** Limits of the server for descriptions. */
function shortDescriptions({ simulator }: Stage, limit: number) {
  simulator.script.rewrite(
    'GET /api/v2/instance',
    (body: { configuration: { media_attachments: object } }) => ({
      ...body,
      configuration: {
        ...body.configuration,
        media_attachments: { ...body.configuration.media_attachments, description_limit: limit },
      },
    }),
  )
}

async function open(stage: Stage, more: Partial<DraftMedia> = {}) {
  const media = newMedia({
    localId: 'f',
    serverId: stage.simulator.script.attach('ann', {}) as MediaId,
    state: 'ready',
    type: 'image',
    name: 'heron.png',
    ...more,
  })
  const shown = await showComposer({ parts: [{ text: 'Look', media: [media] }] }, stage, {
    MEDIA_DETAILS: MediaDetails,
  })
  await shown.user.click(await screen.findByRole('button', { name: /^(Describe|Change the description)/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Describe the file' })
  return { ...shown, dialog, field: within(dialog).getByRole('textbox', { name: /^Description/ }) }
}

test('the description has the room the server gives; too long a one is told and keeps the post back', async () => {
  const stage = createStage()
  shortDescriptions(stage, 10)
  const { user, dialog, field, id } = await open(stage)
  await user.type(field, 'A heron')
  expect(within(dialog).getByText('3 characters left')).toBeTruthy()
  await user.type(field, ' at dusk')
  expect(within(dialog).getByText('This is 5 characters more than the server takes.')).toBeTruthy()
  expect(within(dialog).queryByText(/characters? left/)).toBeNull()
  // It is kept as it was typed.
  expect(currentDraft(id).parts[0].media[0]?.alt).toBe('A heron at dusk')
  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(screen.getAllByText('The description of a file is too long')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Change the description/ }))
  expect(stage.simulator.recorded.some(({ route }) => route === 'POST /api/v1/statuses')).toBe(false)
})

test.each([
  ['mastodon', NOTE.mastodon],
  ['gotosocial', NOTE.other],
] as const)('says what becomes of hidden data on %s', async (software, words) => {
  const { dialog } = await open(createStage({ software }))
  expect(await within(dialog).findByText(words)).toBeTruthy()
})

test('a film has a cover picture and no focal point', async () => {
  const { dialog } = await open(createStage(), { type: 'video', name: 'run.mp4' })
  expect(within(dialog).getByRole('button', { name: /cover picture$/ })).toBeTruthy()
  expect(within(dialog).queryByRole('slider')).toBeNull()
})

test.each([
  ['mastodon', true],
  ['mastodon-3.5', false],
  ['gotosocial', false],
] as const)('the cover picture of a published film on %s: %s', async (software, changes) => {
  const { dialog } = await open(createStage({ software }), { type: 'video', name: 'run.mp4', attached: true })
  const fixed = 'This server does not change the cover picture of a published file.'
  if (!changes) {
    expect(await within(dialog).findByText(fixed)).toBeTruthy()
    expect(within(dialog).queryByRole('button', { name: /cover picture$/ })).toBeNull()
    return
  }
  expect(await within(dialog).findByRole('button', { name: /cover picture$/ })).toBeTruthy()
  expect(within(dialog).queryByText(fixed)).toBeNull()
})
