import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
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

/** The composer below a private mention of ben. */
async function showReply() {
  const stage = createStage()
  replaceDrafts(testDrafts(stage))
  onTestFinished(() => {
    getDrafts().close()
    replaceDrafts(null)
  })
  const { id } = stage.simulator.script.as('ben').publish({ text: '@ann one', visibility: 'direct' })
  const { user } = renderWith(<Page statusId={id as StatusId} />, { stage })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  return { user, field, key: stage.runtime.identity.key }
}

test('the field has the focus, after the mentions', async () => {
  const { field } = await showReply()
  expect(document.activeElement).toBe(field)
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

test('a reply whose parent was removed elsewhere is replaced by a new one', async () => {
  const { user, key } = await showReply()
  await user.paste('four')
  const [draft] = getDrafts().of(key)
  getDrafts().change(draft?.id ?? '', { parent: null })
  const field = await screen.findByDisplayValue('@ben')
  expect(field).toBeTruthy()
})
