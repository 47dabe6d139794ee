import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useToasts } from '@/lib/alerts'
import { answerConfirm, ModalHost, useModals } from '@/lib/modals'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { PolicySection } from './policy-section'

const storedPolicy = ({ simulator, runtime }: Stage) =>
  simulator.server.world.users.get(runtime.me ?? '')?.policy

const choose = async ({ user }: ReturnType<typeof renderWith>, source: string, rule: RegExp) => {
  await user.click(await screen.findByRole('combobox', { name: source }))
  await user.click(await screen.findByRole('option', { name: rule }))
}

const chosen = (source: string) => screen.getByRole('combobox', { name: source }).textContent

test('each source is accepted, filtered or, after a confirmation, ignored', async () => {
  const shown = renderWith(<PolicySection />)
  await choose(shown, 'New accounts', /Filter/)
  expect(chosen('New accounts')).toBe('Filter')
  await waitFor(() => expect(storedPolicy(shown.stage)?.forNewAccounts).toBe('filter'))

  await choose(shown, 'People you don’t follow', /Ignore/)
  const [question] = useModals.getState().stack
  expect(chosen('People you don’t follow')).toBe('Accept')
  answerConfirm(question?.id ?? '', false)
  expect(storedPolicy(shown.stage)?.forNotFollowing).toBe('accept')

  await choose(shown, 'People you don’t follow', /Ignore/)
  answerConfirm(useModals.getState().stack[0]?.id ?? '', true)
  await waitFor(() => expect(storedPolicy(shown.stage)?.forNotFollowing).toBe('drop'))
  expect(chosen('People you don’t follow')).toBe('Ignore')
})

test('the question about ignoring offers to filter instead, unless that is the rule', async () => {
  const shown = renderWith(
    <>
      <PolicySection />
      <ModalHost registry={{}} />
    </>,
  )
  await choose(shown, 'New accounts', /Ignore/)
  await shown.user.click(await screen.findByRole('button', { name: 'Filter instead' }))
  await waitFor(() => expect(storedPolicy(shown.stage)?.forNewAccounts).toBe('filter'))
  expect(chosen('New accounts')).toBe('Filter')

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await choose(shown, 'New accounts', /Ignore/)
  await screen.findByRole('alertdialog')
  expect(screen.queryByRole('button', { name: 'Filter instead' })).toBeNull()
  await shown.user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(chosen('New accounts')).toBe('Filter')
})

test('a rule of a newer server is unknown, and each known one can be chosen', async () => {
  const stage = createStage()
  const changed = (policy: object) => ({ ...policy, for_bots: 'fold' })
  stage.simulator.script.rewrite('GET /api/v2/notifications/policy', changed, { times: 9 })
  const shown = renderWith(<PolicySection />, { stage })
  await screen.findByRole('combobox', { name: 'Automated accounts' })
  expect(chosen('Automated accounts')).toBe('Unknown')
  await choose(shown, 'Automated accounts', /Accept/)
  await waitFor(() => expect(chosen('Automated accounts')).toBe('Accept'))
  const sent = stage.simulator.recorded.filter(({ method }) => method === 'PATCH')
  expect(sent.map(({ params }) => params)).toEqual([{ for_bots: 'accept' }])
})

test('a change that the server refuses is undone', async () => {
  const stage = createStage()
  stage.simulator.script.refuse('PATCH /api/v2/notifications/policy', 422, { error: 'Not today' })
  const shown = renderWith(<PolicySection />, { stage })
  await choose(shown, 'New accounts', /Filter/)
  await waitFor(() => expect(useToasts.getState().toasts[0]?.text).toMatch(/Not today/))
  expect(chosen('New accounts')).toBe('Accept')
})

test('the first version of the policy accepts or filters fewer sources', async () => {
  const stage = createStage()
  stage.simulator.script.refuse('GET /api/v2/notifications/policy', 404, { error: 'Not found' })
  const shown = renderWith(<PolicySection />, { stage })
  await choose(shown, 'New accounts', /Filter/)
  await waitFor(() => expect(storedPolicy(stage)?.forNewAccounts).toBe('filter'))
  await shown.user.click(screen.getByRole('combobox', { name: 'New accounts' }))
  const options = within(await screen.findByRole('listbox')).getAllByRole('option')
  expect(options).toHaveLength(2)
  expect(screen.queryByRole('combobox', { name: 'Moderated accounts' })).toBeNull()
})

test('a server without a policy says so, and a failure can be retried', async () => {
  const { unmount } = renderWith(<PolicySection />, { software: 'gotosocial' })
  expect(await screen.findByText(/Your server can’t filter notifications/)).toBeDefined()
  unmount()
  const stage = createStage()
  stage.simulator.script.refuse('GET /api/v2/notifications/policy', 403, { error: 'Not today' }, { times: 1 })
  const { user } = renderWith(<PolicySection />, { stage })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('combobox', { name: 'New accounts' })).toBeDefined()
})
