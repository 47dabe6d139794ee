import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, useToasts } from '@/lib/alerts'
import { onFact } from '@/lib/bus'
import { useModals } from '@/lib/modals'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import { DomainDialog } from '../..'
import { endDomainBlock } from './block-domain'

const EVE = 'eve@remote.example'
const domain = 'remote.example'

// Loading code must not count against the time a query may take.
beforeAll(async () => void (await Promise.all([import('./domain-dialog'), import('@/lib/ui/dialog/dialog')])))

const emitted: string[] = []
beforeEach(() => {
  emitted.length = 0
  const unsubscribers = [
    onFact('domainHidden', (fact) => void emitted.push(`hidden ${fact.domain}`)),
    onFact('domainShown', (fact) => void emitted.push(`shown ${fact.domain}`)),
  ]
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
})

function setup(
  options: StageOptions = {},
  prepare: (stage: ReturnType<typeof createStage>) => void = () => {},
) {
  const stage = createStage(options)
  prepare(stage)
  const props = { id: 'm', identity: stage.runtime.identity.key, close: vi.fn() }
  const payload = { accountId: stage.accountId(EVE), acct: EVE, domain }
  const rendered = renderWith(<DomainDialog {...props} payload={payload} />, { stage })
  const sent = () =>
    stage.simulator.recorded.filter(({ method, path }) => method !== 'GET' && path.includes('domain_blocks'))
  return { ...rendered, stage, sent, close: props.close }
}

test('the dialog shows how many follows end, and its harmless button has the focus', async () => {
  setup({}, ({ simulator: { script } }) => script.as(EVE).follow('ann'))
  await screen.findByText(/^You’ll lose \d+ followers? and 2 people you follow\.$/)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
})

test('a block that ends no follow says so', async () => {
  setup({ as: 'dora' })
  await screen.findByText('You won’t lose any followers or people you follow.')
})

test.each([{ followers_count: 0 }, { followers_count: 0, following_count: -1 }])(
  'numbers that the answer %j lacks are not shown as 0',
  async (answer) => {
    setup({ as: 'dora' }, ({ simulator: { script } }) =>
      script.rewrite('GET /api/v1/domain_blocks/preview', () => answer),
    )
    await screen.findByText('You’ll lose all followers and people you follow from this server.')
  },
)

test.each(['mastodon-4.2', 'pleroma'] as const)(
  'on %s, which cannot count follows, words describe the loss',
  async (software) => {
    setup({ software })
    await screen.findByText('You’ll lose all followers and people you follow from this server.')
  },
)

test('a block hides the server at once, and sends nothing when it is undone', async () => {
  const { user, sent, close } = setup()
  await user.click(await screen.findByRole('button', { name: 'Block server' }))
  expect(close).toHaveBeenCalled()
  expect(emitted).toEqual([`hidden ${domain}`])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(emitted).toEqual([`hidden ${domain}`, `shown ${domain}`])
  expect(sent()).toEqual([])
})

/** Ends the time to undo. */
const endUndo = () => dismissToast(useToasts.getState().toasts.at(-1)?.id ?? '')

test('a block that can no longer be undone is sent and ends the follows', async () => {
  const { user, stage, sent } = setup()
  const id = stage.accountId(EVE)
  await stage.load()
  await stage.runtime.loader.refresh({ kind: 'relationship', id })
  expect(stage.runtime.cache.read('relationship', id)?.following).toBe(true)
  await user.click(await screen.findByRole('button', { name: 'Block server' }))
  endUndo()
  await waitFor(() => expect(sent()).toHaveLength(1))
  await waitFor(() => expect(stage.runtime.cache.read('relationship', id)?.following).toBe(false))
  expect(new Set(emitted)).toEqual(new Set([`hidden ${domain}`]))
})

test('a refused block shows the server again and says why', async () => {
  const { user, stage } = setup()
  stage.simulator.script.refuse('POST /api/v1/domain_blocks', 422, { error: 'Not that one' })
  await user.click(await screen.findByRole('button', { name: 'Block server' }))
  endUndo()
  await screen.findAllByText('Not that one')
  expect(emitted).toEqual([`hidden ${domain}`, `shown ${domain}`])
})

test('unblocking shows the server again', async () => {
  const { stage, sent } = setup()
  const { createIntlFor } = await import('@/lib/i18n')
  endDomainBlock(stage.runtime, domain, createIntlFor('en'))
  await screen.findAllByText(`Unblocked ${domain}`)
  expect(sent()).toMatchObject([{ method: 'DELETE' }])
  expect(emitted).toEqual([`shown ${domain}`])
})

test('the dialog offers to block only the account', async () => {
  const { user } = setup()
  await user.click(await screen.findByRole('button', { name: 'Block @eve instead' }))
  expect(useModals.getState().stack.at(-1)).toMatchObject({ type: 'BLOCK', payload: { acct: EVE } })
})
