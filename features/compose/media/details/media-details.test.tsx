import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { MediaId } from '@/schemas/primitives'
import { newMedia, type DraftMedia } from '../../drafts/draft-parts'
import { currentDraft, showComposer } from '../../composer/composer.testing'
import MediaDetails from './media-details'

const NOTE = {
  mastodon: 'Your server removes hidden data, such as location and camera details, when you upload images.',
  other: 'Images can contain hidden data, such as where they were taken. Most servers remove it.',
}

/** Limits of the server for alt text. */
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
  await shown.user.click(await screen.findByRole('button', { name: /^(Add|Edit) alt text/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Media details' })
  return { ...shown, dialog, field: within(dialog).getByRole('textbox', { name: /^Alt text/ }) }
}

test('alt text longer than the limit of the server shows an error and blocks the post', async () => {
  const stage = createStage()
  shortDescriptions(stage, 10)
  const { user, dialog, field, id } = await open(stage)
  await user.type(field, 'A heron')
  expect(within(dialog).getByText('3 characters left')).toBeTruthy()
  await user.type(field, ' at dusk')
  expect(within(dialog).getByText('5 characters too many')).toBeTruthy()
  expect(within(dialog).queryByText(/characters? left/)).toBeNull()
  // The text stays as it was typed.
  expect(currentDraft(id).parts[0].media[0]?.alt).toBe('A heron at dusk')
  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  await user.click(screen.getByRole('button', { name: 'Post' }))
  expect(screen.getAllByText('Alt text is too long')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Edit alt text/ }))
  expect(stage.simulator.recorded.some(({ route }) => route === 'POST /api/v1/statuses')).toBe(false)
})

test.each([
  ['mastodon', NOTE.mastodon],
  ['gotosocial', NOTE.other],
] as const)('a note explains what happens to hidden data on %s', async (software, words) => {
  const { dialog } = await open(createStage({ software }))
  expect(await within(dialog).findByText(words)).toBeTruthy()
})

test('a video has a cover image and no focal point', async () => {
  const { dialog } = await open(createStage(), { type: 'video', name: 'run.mp4' })
  expect(within(dialog).getByRole('button', { name: /cover image$/ })).toBeTruthy()
  expect(within(dialog).queryByRole('slider')).toBeNull()
})

test.each([
  ['mastodon', true],
  ['mastodon-3.5', false],
  ['gotosocial', false],
] as const)('the cover image of a published video can change on %s: %s', async (software, changes) => {
  const { dialog } = await open(createStage({ software }), { type: 'video', name: 'run.mp4', attached: true })
  const fixed = 'Your server can’t change the cover image of a published file.'
  if (!changes) {
    expect(await within(dialog).findByText(fixed)).toBeTruthy()
    expect(within(dialog).queryByRole('button', { name: /cover image$/ })).toBeNull()
    return
  }
  expect(await within(dialog).findByRole('button', { name: /cover image$/ })).toBeTruthy()
  expect(within(dialog).queryByText(fixed)).toBeNull()
})
