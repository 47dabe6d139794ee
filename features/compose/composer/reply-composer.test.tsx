import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { eraseIdentity } from '@/lib/storage'
import type { StatusId } from '@/schemas/primitives'
import type { Visibility } from '@/schemas/statuses/status'
import { getDrafts, replaceDrafts } from '../drafts/drafts'
import { testDrafts } from '../drafts/drafts.testing'
import ReplyComposer from './reply-composer'

function Page({ statusId }: { statusId: StatusId }) {
  const [draftId, setDraftId] = useState<string | null>(null)
  return (
    <ReplyComposer
      statusId={statusId}
      draftId={draftId}
      onOpenDraft={setDraftId}
      failedId={null}
      mayFocus={() => true}
    />
  )
}

/** The composer below a post of ben; by default a private mention. */
async function showReply(visibility: Visibility = 'direct', stage = createStage()) {
  replaceDrafts(testDrafts(stage))
  onTestFinished(() => {
    getDrafts().close()
    replaceDrafts(null)
  })
  const { id } = stage.simulator.script.as('ben').publish({ text: '@ann one', visibility })
  const { user } = renderWith(<Page statusId={id as StatusId} />, { stage })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  return { user, field, key: stage.runtime.identity.key }
}

test('the field has the focus, after the mentions', async () => {
  const { field } = await showReply()
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.selectionStart).toBe('@ben '.length)
})

test('a reply that is not private says so, and can be made private', async () => {
  const { user, key } = await showReply()
  await user.paste('four')
  const [draft] = getDrafts().of(key)
  getDrafts().change(draft?.id ?? '', { visibility: 'public' })
  await screen.findByText(/^This reply isn’t private/)
  await user.click(screen.getByRole('button', { name: 'Make private' }))
  await screen.findByText(/Only @ben can see this post/)
  expect(screen.queryByText(/^This reply isn’t private/)).toBe(null)
})

/** A server that does not answer what the default visibility is. */
function stageWithoutDefault() {
  const stage = createStage()
  eraseIdentity(stage.runtime.identity.key)
  stage.runtime.http.capabilities.know(CURRENT_MASTODON)
  const held = ['GET /api/v1/preferences', 'GET /api/v1/accounts/verify_credentials'].map((endpoint) =>
    stage.simulator.script.hold(endpoint),
  )
  return { stage, release: () => held.forEach((each) => each.release()) }
}

test('a reply is not said to be public before its visibility is known', async () => {
  const { stage, release } = stageWithoutDefault()
  await showReply('public', stage)
  await screen.findByText('Your default visibility hasn’t loaded yet, so this reply may not be private.')
  expect(screen.queryByText(/^This reply isn’t private/)).toBe(null)
  release()
  expect(await screen.findByText(/^This reply isn’t private/)).toBeTruthy()
})

test('a reply whose visibility is not known can be made private, which its button leads to', async () => {
  const { stage } = stageWithoutDefault()
  const { user } = await showReply('public', stage)
  await user.paste('four')
  await user.click(screen.getByRole('button', { name: 'Reply' }))
  const makePrivate = screen.getByRole('button', { name: 'Make private' })
  expect(document.activeElement).toBe(makePrivate)
  await user.click(makePrivate)
  expect(await screen.findByText(/Only @ben can see this post/)).toBeTruthy()
})

test('a reply whose parent was removed elsewhere is replaced by a new one', async () => {
  const { user, key } = await showReply()
  await user.paste('four')
  const [draft] = getDrafts().of(key)
  getDrafts().change(draft?.id ?? '', { parent: null })
  const field = await screen.findByDisplayValue('@ben')
  expect(field).toBeTruthy()
})
