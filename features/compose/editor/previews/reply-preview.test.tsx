import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { postSnapshotOf } from '../../drafts/post-snapshot'
import { QuotePreview } from './quote-preview'
import { ReplyPreview } from './reply-preview'

test('the post that a draft replies to or quotes shows its custom emoji', async () => {
  const stage = createStage()
  const url = 'https://far.example/wave.png'
  const status = put.status(stage.runtime, {
    content: '<p>Birds :wave:</p>',
    emojis: [{ shortcode: 'wave', url, static_url: url, visible_in_picker: true }],
  })
  const post = await postSnapshotOf(stage.runtime, status)
  const reply = renderWith(<ReplyPreview parent={{ ...post, prefill: '' }} titled onDetach={null} />, {
    stage,
  })
  const emoji = () => within(screen.getByText('Birds')).getByRole('img', { name: ':wave:' })
  expect(emoji()).toBeTruthy()
  reply.unmount()
  renderWith(<QuotePreview post={post} onRemove={null} />, { stage })
  expect(emoji()).toBeTruthy()
})
