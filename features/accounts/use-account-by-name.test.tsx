import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { normaliseAccount } from '@/lib/cache'
import { accountOf, idOf } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { useAccountByName } from './use-account-by-name'

function Shown({ acct }: { acct: string }) {
  const found = useAccountByName(acct)
  if (found.state === 'failed')
    return (
      <button type="button" onClick={found.retry}>
        {found.error.message}
      </button>
    )
  return <p>{found.state === 'found' ? found.account.acct : found.state}</p>
}

function Counted({ acct }: { acct: string }) {
  const found = useAccountByName(acct)
  return <p>{found.state === 'found' ? `${found.account.followers_count} followers` : found.state}</p>
}

test('finds local and remote accounts by handle', async () => {
  const stage = createStage()
  const { rerender } = renderWith(<Shown acct="ben" />, { stage })
  expect(screen.getByText('loading')).toBeDefined()
  expect(await screen.findByText('ben')).toBeDefined()
  rerender(<Shown acct="hana@machi.example" />)
  expect(await screen.findByText('hana@machi.example')).toBeDefined()
})

test('reports an unknown handle', async () => {
  renderWith(<Shown acct="nobody" />)
  expect(await screen.findByText('missing')).toBeDefined()
})

test.each([
  [401, 'Members only'],
  [403, 'Members only'],
  [404, 'missing'],
])('a visitor who gets %i from the server reads: %s', async (status, text) => {
  const stage = createStage({ as: null })
  stage.simulator.script.refuse(
    'GET /api/v1/accounts/lookup',
    status,
    { error: 'Members only' },
    { times: 9 },
  )
  renderWith(<Shown acct="ben" />, { stage })
  expect(await screen.findByText(text)).toBeDefined()
})

test('a failed lookup can be retried', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  script.refuse('GET /api/v1/accounts/lookup', 403, { error: 'Not today' }, { times: 1 })
  script.refuse('GET /api/v2/search', 403, { error: 'Not today' }, { times: 1 })
  const { user } = renderWith(<Shown acct="ben" />, { stage })
  await user.click(await screen.findByRole('button', { name: /Not today/ }))
  expect(await screen.findByText('ben')).toBeDefined()
})

test.each([1_000, 3_600_000])(
  'the counts of an account restored from a visit %d ms ago are read again',
  async (age) => {
    const stage = createStage()
    const id = stage.accountId('ben')
    const stored = accountOf({ id, acct: 'ben', username: 'ben', followers_count: 4000 })
    stage.runtime.cache.restore(normaliseAccount(stored).rows, Date.now() - age)
    renderWith(<Counted acct="ben" />, { stage })
    expect(await screen.findByText(/^\d{1,2} followers$/)).toBeDefined()
    expect(stage.runtime.cache.isRestored('account', idOf('account', id))).toBe(false)
  },
)
