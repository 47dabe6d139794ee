import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { HistoryDialog } from '.'

async function show(edits: string[], refuse?: number) {
  const stage = createStage()
  const { script } = stage.simulator
  const { id } = script.as('eve@remote.example').publish('The first words')
  for (const text of edits) {
    script.advance(60_000)
    script.as('eve@remote.example').edit(id, { text })
  }
  await stage.load(`/api/v1/accounts/${stage.accountId('eve@remote.example')}/statuses`)
  if (refuse) script.refuse('GET /api/v1/statuses/:id/history', refuse, { error: 'No' })
  const close = vi.fn()
  const props = {
    id: 'm',
    identity: stage.runtime.identity.who,
    close,
    payload: { statusId: id as StatusId },
  }
  return { ...renderWith(<HistoryDialog {...props} />, { stage }), close, stage }
}

test('the versions, the latest first, with what each changed', async () => {
  await show(['The last words', 'The very last words'])
  const dialog = await screen.findByRole('dialog', { name: 'Edit history' })
  await within(dialog).findByText('3 versions, the latest first')
  const versions = within(dialog).getAllByRole('listitem')
  expect(versions.map((version) => within(version).getByRole('heading').textContent?.split(' ')[0])).toEqual([
    'Edited',
    'Edited',
    'Written',
  ])
  expect(versions[0]?.querySelector('ins')?.textContent).toMatch(/added:\s*very/)
  expect(versions[1]?.querySelector('del')?.textContent).toMatch(/removed:\s*first/)
  expect(versions[2]?.querySelector('ins, del')).toBeNull()
})

test('a post that was never edited says so', async () => {
  await show([])
  expect(await screen.findByText('The server knows no earlier version of this post')).toBeTruthy()
})

test('a server that does not tell says so', async () => {
  await show(['x'], 404)
  expect(await screen.findByText('The server does not tell what this post said before')).toBeTruthy()
})
