import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { emitFact } from '@/lib/bus'
import { createIntlFor } from '@/lib/i18n'
import { outboxStore } from '@/lib/outbox'
import { createStage } from '@/lib/testing/stage'
import { getDrafts } from '../drafts/drafts'
import { connectCompose } from '../open/register-commands'
import { currentDraft, showComposer } from './composer.testing'

/** Shows a composer whose server can be lost. */
async function setUp() {
  let isLost = false
  const reach = { offline: () => isLost, check: () => Promise.resolve() }
  const stage = createStage({ reach })
  onTestFinished(connectCompose({ runtime: () => stage.runtime, intl: () => createIntlFor('en') }))
  onTestFinished(() => clearToasts())
  const shown = await showComposer({}, stage)
  const { key } = stage.runtime.identity
  const setLost = (value: boolean) => {
    isLost = value
    stage.simulator.script.offline(value)
  }
  return {
    ...shown,
    stage,
    key,
    lose: () => setLost(true),
    comeBack: () => {
      setLost(false)
      emitFact('reachable', { identity: key })
    },
    field: () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }),
    entries: () => outboxStore.of(key).get(),
  }
}

test('after posting without a connection the composer is empty, and the list of drafts says that the post waits', async () => {
  const { user, id, key, lose, comeBack, field, entries } = await setUp()
  // The default audience is read first.
  await screen.findByRole('button', { name: /Public/ })
  lose()
  await user.type(await field(), 'Hello from the train')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(async () => expect((await field()).value).toBe(''))
  await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toMatch(/^Waiting for the connection/))
  expect(entries()).toMatchObject([{ args: { text: 'Hello from the train' } }])
  await user.click(screen.getByRole('button', { name: /^Drafts/ }))
  const row = await screen.findByRole('button', { name: /Hello from the train/ })
  expect(row.textContent).toContain('Waiting for the connection')
  await user.click(row)
  // Its author cannot change it before it is taken out.
  const area = await field()
  expect([area.value, area.readOnly]).toEqual(['Hello from the train', true])
  const form = await screen.findByRole('form')
  await user.click(within(form).getByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(currentDraft(id)).toMatchObject({ state: 'editing', inOutbox: false }))
  expect(entries()).toEqual([])
  await waitFor(async () => expect((await field()).readOnly).toBe(false))
  await user.type(await field(), '!')
  expect(currentDraft(id).parts[0].text).toBe('Hello from the train!')
  comeBack()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await vi.waitFor(() => expect(getDrafts().of(key)).toEqual([]))
})
