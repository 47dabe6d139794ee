import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearToasts } from '@/lib/alerts'
import { renderWith } from '@/lib/testing/render'
import DataSection from './data-section'

const saved: { name: string; content: Blob }[] = []
vi.mock('@/lib/util/save-file', () => ({
  saveFile: (content: Blob, name: string) => void saved.push({ name, content }),
}))

beforeEach(() => void saved.splice(0))
afterEach(() => {
  cleanup()
  localStorage.clear()
  clearToasts()
})

const csv = (text: string, name: string) => new File([text], name, { type: 'text/csv' })

test('exports a list as a CSV file', async () => {
  const { stage, user } = renderWith(<DataSection />)
  stage.simulator.script.person('ben@far.example')
  stage.simulator.script.as('ann').mute('ben@far.example')
  await user.click(screen.getByRole('button', { name: 'Export: Muted accounts' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('muted_accounts.csv')
  expect(await saved[0]?.content.text()).toBe('Account address,Hide notifications\nben@far.example,true\n')
  expect(await screen.findByText('1 entry saved.')).toBeTruthy()
})

test('an export can be cancelled while it waits for the server', async () => {
  const { stage, user } = renderWith(<DataSection />)
  stage.simulator.script.rateLimit('GET /api/v1/blocks', 300)
  await user.click(screen.getByRole('button', { name: 'Export: Blocked accounts' }))
  expect(await screen.findByText(/Too many requests/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Export cancelled.')).toBeTruthy()
  expect(saved).toEqual([])
})

test('shows what an import would change before anything is sent', async () => {
  const { stage, user } = renderWith(<DataSection />)
  const { script } = stage.simulator
  for (const name of ['ben@far.example', 'eva@far.example']) script.person(name)
  script.as('ann').follow('ben@far.example')
  const text = [
    'Account address,Show boosts,Notify on new posts,Languages',
    'ben@far.example,true,false,',
    'eva@far.example,true,false,',
    `${stage.runtime.identity.key},true,false,`,
    '"kim@far.example,true',
  ].join('\n')
  await user.upload(screen.getByLabelText('Choose CSV file', { selector: 'input' }), csv(text, 'people.csv'))
  expect(await screen.findByText('Follow 1 account')).toBeTruthy()
  expect(screen.getByText('1 entry is already there')).toBeTruthy()
  expect(screen.getByText('Your own account is left out')).toBeTruthy()
  expect(screen.getByText(/Line 5/).textContent).toContain('missing closing quotation mark')
  const writes = () => stage.simulator.recorded.filter(({ method }) => method === 'POST')
  expect(writes()).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Import 1 entry' }))
  expect(await screen.findByText('Everything was imported.')).toBeTruthy()
  expect(writes()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('button', { name: 'Choose CSV file' })).toBeTruthy()
})

test('lists what could not be imported', async () => {
  const { user } = renderWith(<DataSection />)
  await user.upload(
    screen.getByLabelText('Choose CSV file', { selector: 'input' }),
    csv('nobody@far.example\n', 'blocked_accounts.csv'),
  )
  await user.click(await screen.findByRole('button', { name: 'Import 1 entry' }))
  expect(await screen.findByText('Finished. 1 entry couldn’t be imported.')).toBeTruthy()
  const failures = screen.getByText('1 failed entry').closest('details')
  expect(within(failures as HTMLElement).getByText('nobody@far.example: not found')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try failed entries again' })).toBeTruthy()
})

test('a file without rows is an error', async () => {
  const { user } = renderWith(<DataSection />)
  await user.upload(screen.getByLabelText('Choose CSV file', { selector: 'input' }), csv('\n\n', 'empty.csv'))
  expect((await screen.findByRole('alert')).textContent).toContain('empty.csv has no rows')
})

test('a visitor has no lists to export', () => {
  renderWith(<DataSection />, { as: null })
  expect(screen.queryByRole('button', { name: /Export: / })).toBeNull()
})
