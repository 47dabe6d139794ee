import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answerConfirm, ModalHost, useModals } from '@/lib/modals'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import type { CollectionId } from '@/schemas/collection'
import type { StatusId } from '@/schemas/primitives'
import { ReportDialog } from '.'
import { newReport, reportDrafts } from './report-draft'

// Loading code must not count against the time a query may take.
beforeAll(async () => void (await Promise.all([import('./report-dialog'), import('@/lib/ui/dialog/dialog')])))

beforeEach(() => {
  sessionStorage.clear()
  return () => sessionStorage.clear()
})

const EVE = 'eve@remote.example'
const RULES = [
  { id: '1', text: 'Be kind', hint: 'Always', translations: {} },
  { id: '2', text: 'No spam', hint: '', translations: {} },
]

async function setup(options: StageOptions & { acct?: string; post?: string; collection?: string } = {}) {
  const stage = createStage(options)
  const { world } = stage.simulator.server
  world.instance = { ...world.instance, rules: RULES }
  const ids = await stage.load()
  const accountId = stage.accountId(options.acct ?? EVE)
  const read = (id: StatusId) => stage.runtime.cache.read('status', id)
  const statusId = options.post && ids.find((id) => read(id)?.content.includes(options.post ?? ''))
  const close = vi.fn()
  const props = { id: 'm', identity: stage.runtime.identity.key, close }
  const id = options.collection && stage.simulator.script.collect(EVE, [], { name: options.collection }).id
  const collection = id && { id: id as CollectionId, name: options.collection ?? '' }
  const payload = { accountId, ...(statusId && { statusId }), ...(collection && { collection }) }
  const open = () => (
    <>
      <ReportDialog {...props} payload={payload} />
      <ModalHost registry={{}} />
    </>
  )
  const rendered = renderWith(open(), { stage })
  await screen.findByRole('dialog', { name: `Report @${options.acct ?? EVE}` })
  const { user } = rendered
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const question = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })))
  return {
    ...rendered,
    stage,
    close,
    press,
    question,
    statusId,
    open,
    reports: () => stage.simulator.script.reports('ann'),
  }
}

const choose = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(await screen.findByRole('radio', { name }))

test('a report of a collection says so, and has it', async () => {
  const { user, press, question, reports } = await setup({ collection: 'Rude people' })
  expect(screen.getByText('The collection “Rude people” is part of this report.')).toBeTruthy()
  await choose(user, 'It’s something else')
  await press('Next')
  await question('Are there any posts that back up this report?')
  await press('Next')
  await press('Submit report')
  await waitFor(() => expect(reports()).toHaveLength(1))
  expect(reports()[0]?.collectionIds).toHaveLength(1)
})

test('a report goes from the category through rules, posts and comment to the thanks', async () => {
  const { user, press, question, reports, statusId, close } = await setup({ post: 'Quote me' })
  expect(screen.getByText('Tell the moderators what’s going on with this post')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true')
  await choose(user, 'It breaks server rules')
  await press('Next')
  await question('Which rules does it break?')
  await user.click(screen.getByRole('checkbox', { name: 'No spam' }))
  await press('Next')
  await question('Are there any posts that back up this report?')
  expect(screen.getByRole('checkbox', { name: 'Quote me if you like.', checked: true })).toBeTruthy()
  await user.click(await screen.findByRole('checkbox', { name: 'Tea or coffee?', checked: false }))
  await press('Next')
  await question('Is there anything else the moderators should know?')
  await user.click(screen.getByRole('textbox', { name: 'Comment' }))
  await user.paste('Every day')
  expect(screen.getByText('991 characters left')).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Forward to remote.example', checked: true })).toBeTruthy()
  await press('Submit report')
  await question('Thanks for reporting. The moderators will look into this.')
  expect(reports()).toMatchObject([
    { category: 'violation', ruleIds: ['2'], comment: 'Every day', forwardedTo: ['remote.example'] },
  ])
  expect(reports()[0]?.statusIds).toHaveLength(2)
  expect(reports()[0]?.statusIds).toContain(statusId)
  await press('Done')
  expect(close).toHaveBeenCalledTimes(1)
})

test('a followed account can be unfollowed after the report, also if the relationship was not known before', async () => {
  const { user, press, stage, question } = await setup({ acct: 'finn@remote.example' })
  stage.simulator.script.as('ann').follow('finn@remote.example')
  await choose(user, 'It’s spam')
  await press('Next')
  await press('Next')
  await press('Submit report')
  await question('Thanks for reporting. The moderators will look into this.')
  await user.click(await screen.findByRole('button', { name: 'Unfollow @finn' }))
  expect(await screen.findByRole('button', { name: 'You no longer follow @finn' })).toBeTruthy()
  expect(stage.runtime.cache.read('relationship', stage.accountId('finn@remote.example'))?.following).toBe(
    false,
  )
})

test('the posts to select leave out boosts, and older ones load on demand', async () => {
  const { user, press, stage } = await setup({ acct: 'finn@remote.example' })
  for (let count = 0; count < 25; count += 1)
    stage.simulator.script.as('finn@remote.example').publish(`Number ${count}.`)
  await choose(user, 'It’s spam')
  await press('Next')
  await screen.findByRole('checkbox', { name: 'Number 24.' })
  expect(screen.getAllByRole('checkbox')).toHaveLength(20)
  expect(screen.queryByRole('checkbox', { name: /Hello, small world/ })).toBeNull()
  await press('Show more posts')
  await screen.findByRole('checkbox', { name: 'Number 0.' })
})

test.each([
  ['403', (at: Staged) => at.refuse(ROUTE, 403, { error: 'Not you' }), 'Not you'],
  ['404', (at: Staged) => at.refuse(ROUTE, 404, { error: 'Record not found' }), 'can’t find the account'],
  ['422', (at: Staged) => at.refuse(ROUTE, 422, { error: 'Comment is odd' }), 'Comment is odd'],
  ['429', (at: Staged) => at.refuse(ROUTE, 429, { error: 'Too many' }), 'asks you to wait until'],
])('a %s is explained and everything stays until it is sent', async (_, fail, text) => {
  const { user, press, stage, reports } = await setup()
  await choose(user, 'It’s spam')
  await press('Next')
  await user.click(await screen.findByRole('checkbox', { name: 'Tea or coffee?' }))
  await press('Next')
  await user.click(screen.getByRole('textbox', { name: 'Comment' }))
  await user.paste('Every day')
  fail(stage.simulator.script)
  await press('Submit report')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Everything you entered is still here.')
  expect(alert.textContent).toContain(text)
  expect(reports()).toEqual([])
  await press('Back')
  expect(screen.getByRole('checkbox', { name: 'Tea or coffee?', checked: true })).toBeTruthy()
  await press('Next')
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Every day')
  await press('Submit report')
  await screen.findByRole('heading', { name: /Thanks/ })
  expect(reports()).toMatchObject([{ category: 'spam', comment: 'Every day' }])
})

const ROUTE = 'POST /api/v1/reports'
type Staged = Awaited<ReturnType<typeof setup>>['stage']['simulator']['script']

test('closing asks before discarding, and kept answers return with the dialog', async () => {
  const { user, press, close, open, unmount, stage } = await setup()
  await choose(user, 'It’s spam')
  await press('Close')
  expect(close).not.toHaveBeenCalled()
  await screen.findByRole('alertdialog', { name: 'Discard this report?' })
  act(() => answerConfirm(useModals.getState().stack[0]?.id ?? '', false))
  expect(screen.getByRole('radio', { name: 'It’s spam', checked: true })).toBeTruthy()
  await press('Next')
  unmount()
  renderWith(open(), { stage })
  await screen.findByRole('heading', { name: 'Are there any posts that back up this report?' })
})

test('a report of another account keeps the unsent one', async () => {
  const first = await setup()
  await choose(first.user, 'It’s spam')
  await first.press('Next')
  first.unmount()
  const second = await setup({ acct: 'finn@remote.example' })
  await choose(second.user, 'It’s something else')
  second.unmount()
  renderWith(first.open(), { stage: first.stage })
  await screen.findByRole('heading', { name: 'Are there any posts that back up this report?' })
})

test('an untouched dialog closes at once', async () => {
  const { press, close } = await setup()
  await press('Close')
  expect(close).toHaveBeenCalledTimes(1)
})

test('a comment that is too long cannot be sent', async () => {
  const { user, press, reports } = await setup()
  await choose(user, 'It’s something else')
  await press('Next')
  await press('Next')
  await user.click(screen.getByRole('textbox', { name: 'Comment' }))
  await user.paste('x'.repeat(1001))
  expect(screen.getByText('1 character too many')).toBeTruthy()
  await press('Submit report')
  expect(reports()).toEqual([])
})

test('Control and Enter do not send a report while an input method composes', async () => {
  const { user, press, reports } = await setup()
  await choose(user, 'It’s something else')
  await press('Next')
  await press('Next')
  const field = screen.getByRole('textbox', { name: 'Comment' })
  await user.type(field, 'にほ')
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, ...init })
  expect(screen.getByRole('button', { name: 'Submit report' }).getAttribute('aria-busy')).not.toBe('true')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByRole('heading', { name: /Thanks/ })
  expect(reports()).toHaveLength(1)
})

test('a dislike is not sent, but leads to muting and blocking', async () => {
  const { user, press, question, stage, reports } = await setup()
  await choose(user, 'I don’t like it')
  await press('Next')
  await question('Don’t want to see this?')
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Mute @eve' }))
  await dialog.findByRole('button', { name: 'You’ve muted @eve' })
  await user.click(dialog.getByRole('button', { name: 'Block @eve' }))
  await dialog.findByRole('button', { name: 'You’ve blocked @eve' })
  await waitFor(() =>
    expect(stage.runtime.cache.read('relationship', stage.accountId(EVE))).toMatchObject({ blocking: true }),
  )
  expect(reports()).toEqual([])
})

test('an account of this server is not forwarded', async () => {
  const { user, press } = await setup({ acct: 'ben' })
  await choose(user, 'It’s spam')
  await press('Next')
  await press('Next')
  expect(screen.queryByRole('checkbox', { name: /Forward/ })).toBeNull()
})

test('nothing can be entered while the report is sent', async () => {
  const { user, press, stage, reports } = await setup()
  await choose(user, 'It’s spam')
  await press('Next')
  await press('Next')
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
  await user.type(field, 'Every day')
  const held = stage.simulator.script.hold(ROUTE)
  await press('Submit report')
  await waitFor(() => expect(held.count).toBe(1))
  await user.type(field, ' and more')
  expect(field.value).toBe('Every day')
  await user.click(screen.getByRole('checkbox', { name: /^Forward/ }))
  expect(screen.getByRole('checkbox', { name: /^Forward/, checked: true })).toBeTruthy()
  act(() => held.release())
  await screen.findByRole('heading', { name: /Thanks/ })
  expect(reports()).toMatchObject([{ comment: 'Every day' }])
})

test('a report that was kept offers the servers of its posts as soon as these are loaded', async () => {
  const stage = createStage()
  stage.runtime.http.capabilities.know(CURRENT_MASTODON)
  const { script } = stage.simulator
  const asked = script.as('gil@other.example').publish('A question')
  const reply = script.as(EVE).publish({ text: '@gil@other.example Rude', inReplyToId: asked.id })
  const accountId = stage.accountId(EVE)
  await stage.runtime.loader.refresh({ kind: 'account', id: accountId })
  const { key } = stage.runtime.identity
  const draft = newReport(accountId, reply.id as StatusId)
  reportDrafts.of(key).set([{ ...draft, category: 'spam', step: 'comment' }])
  const held = script.hold('GET /api/v1/statuses/:id')
  renderWith(<ReportDialog id="m" identity={key} close={vi.fn()} payload={{ accountId }} />, { stage })
  await screen.findByRole('checkbox', { name: 'Forward to remote.example' })
  await waitFor(() => expect(held.count).toBe(1))
  held.release()
  await screen.findByRole('checkbox', { name: 'Forward to other.example' })
})
