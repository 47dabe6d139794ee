import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createIntlFor } from '@/lib/i18n'
import { answerConfirm, popModal, useModals } from '@/lib/modals'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { idOf, put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { policyOf } from './mutations'
import { QuotePolicyDialog } from './policy-modal'
import { quoteActions } from './quote-actions'

const intl = createIntlFor('en')

/** A server that announces quotes. */
async function stageWithQuotes(as: string | null = 'ann'): Promise<Stage> {
  const stage = createStage({ as })
  stage.runtime.http.capabilities.know({ ...CURRENT_MASTODON, translation: true })
  return stage
}

const labels = (stage: Stage, id: string) => {
  const status = stage.runtime.cache.read('status', idOf('status', id))
  if (!status) throw new Error('not held')
  return quoteActions(stage.runtime, status).map(({ label }) => intl.formatMessage(label))
}

async function ownPost(stage: Stage, more: object = {}) {
  const { id } = stage.simulator.script.as('ann').publish('Mine')
  stage.simulator.server.world.statuses.patch(id, more)
  await stage.load(`/api/v1/statuses?id[]=${id}`)
  return id
}

async function quoteOfMine(stage: Stage) {
  const { script, server } = stage.simulator
  const own = await ownPost(stage, { quotesCount: 1 })
  const by = script.as('eve@remote.example').publish('Look at this').id
  server.world.statuses.patch(by, { quote: { statusId: own, state: 'accepted' } })
  await stage.load(`/api/v1/statuses?id[]=${by}`)
  return { own, by }
}

test('the menu of the user’s own public post offers to change who can quote it', async () => {
  const stage = await stageWithQuotes()
  expect(labels(stage, await ownPost(stage))).toEqual(['Change who can quote'])
  expect(labels(stage, await ownPost(stage, { visibility: 'private' }))).toEqual([])
  stage.close()
})

test('users can remove their own posts from quotes, but not posts of others', async () => {
  const stage = await stageWithQuotes()
  const { by } = await quoteOfMine(stage)
  expect(labels(stage, by)).toEqual(['Remove your post from this quote'])
  const other = put.status(stage.runtime, { quote: { state: 'accepted', quoted_status_id: '1' } })
  expect(labels(stage, other.id)).toEqual([])
  stage.close()
})

test('shows nothing without quotes and for visitors', async () => {
  const old = createStage()
  expect(labels(old, await ownPost(old))).toEqual([])
  old.close()
  const visitor = await stageWithQuotes(null)
  expect(labels(visitor, put.status(visitor.runtime).id)).toEqual([])
  visitor.close()
})

test('removing a post from a quote needs a confirmation, then applies immediately and lowers the count', async () => {
  const stage = await stageWithQuotes()
  const { own, by } = await quoteOfMine(stage)
  const read = (id: string) => stage.runtime.cache.read('status', idOf('status', id))
  const status = read(by)
  const [action] = status ? quoteActions(stage.runtime, status) : []
  if (!action) throw new Error('no action')
  action.run()
  expect(read(by)?.quote?.state).toBe('accepted')
  const question = useModals.getState().stack.at(-1)
  answerConfirm(question?.id ?? '', true)
  await waitFor(() => expect(read(by)?.quote).toEqual({ state: 'revoked', status: null }))
  expect(read(own)?.quotes_count).toBe(0)
  await waitFor(() => expect(stage.simulator.server.world.statuses.get(by)?.quote?.state).toBe('revoked'))
  stage.close()
})

const openDialog = (id: string) => {
  const modal = useModals.getState().stack.at(-1)
  return (
    <QuotePolicyDialog
      payload={{ statusId: idOf('status', id) }}
      id={modal?.id ?? 'x'}
      identity="ann"
      close={() => popModal()}
    />
  )
}

test('the choice of who can quote is saved and shown', async () => {
  const stage = await stageWithQuotes()
  const id = await ownPost(stage)
  const { user } = renderWith(openDialog(id), { stage })
  await user.click(await screen.findByRole('radio', { name: 'Followers only' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    const cached = stage.runtime.cache.read('status', idOf('status', id))
    expect(cached && policyOf(cached)).toBe('followers')
    expect(stage.simulator.server.world.statuses.get(id)?.quotePolicy).toBe('followers')
  })
})

test('the policy is loaded where a stream did not include it', async () => {
  const stage = await stageWithQuotes()
  const id = await ownPost(stage)
  stage.runtime.cache.adjust('status', idOf('status', id), (status) => ({ ...status, quote_approval: null }))
  const held = stage.simulator.script.hold('GET /api/v1/statuses/:id')
  renderWith(openDialog(id), { stage })
  const checked = () => screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)
  await screen.findByRole('radio', { name: 'Anyone' })
  await waitFor(() => expect(held.count).toBe(1))
  expect(checked()).toEqual([false, false, false])
  held.release()
  await waitFor(() => expect(checked()).toEqual([true, false, false]))
})

test('a policy that only the server knows is not shown as another one', async () => {
  const stage = await stageWithQuotes()
  const id = await ownPost(stage)
  const approval = { automatic: ['mutuals'], manual: [], current_user: 'automatic' as const }
  stage.runtime.cache.adjust('status', idOf('status', id), (status) => ({
    ...status,
    quote_approval: approval,
  }))
  renderWith(openDialog(id), { stage })
  await screen.findByRole('radio', { name: 'Anyone' })
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([])
})

test('the dialog explains that a followers-only post can’t be quoted', async () => {
  const stage = await stageWithQuotes()
  const id = await ownPost(stage, { visibility: 'private' })
  renderWith(openDialog(id), { stage })
  await screen.findByText(/can’t be quoted by others/)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Just me' }).checked).toBe(true)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
