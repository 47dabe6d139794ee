import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { HistoryDialog } from '.'

const EVE = 'eve@remote.example'

async function open(stage: Stage, id: string, refuse?: number) {
  await stage.load(`/api/v1/accounts/${stage.accountId(EVE)}/statuses`)
  if (refuse) stage.simulator.script.refuse('GET /api/v1/statuses/:id/history', refuse, { error: 'No' })
  const props = {
    id: 'm',
    identity: stage.runtime.identity.key,
    close: vi.fn(),
    payload: { statusId: id as StatusId },
  }
  return renderWith(<HistoryDialog {...props} />, { stage })
}

function show(edits: string[], refuse?: number) {
  const stage = createStage()
  const { script } = stage.simulator
  const { id } = script.as(EVE).publish('The first words')
  for (const text of edits) {
    script.advance(60_000)
    script.as(EVE).edit(id, { text })
  }
  return open(stage, id, refuse)
}

const lines = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((line) => line.textContent?.replace(/\s+/g, ' '))

test('shows the versions with their changes, newest first', async () => {
  await show(['The last words', 'The very last words'])
  const dialog = await screen.findByRole('dialog', { name: 'Edit history' })
  await within(dialog).findByText('3 versions, newest first')
  const versions = within(dialog).getAllByRole('listitem')
  expect(versions.map((version) => within(version).getByRole('heading').textContent?.split(' ')[0])).toEqual([
    'Edited',
    'Edited',
    'Posted',
  ])
  expect(versions[0]?.querySelector('ins')?.textContent).toMatch(/added:\s*very/)
  expect(versions[1]?.querySelector('del')?.textContent).toMatch(/removed:\s*first/)
  expect(versions[2]?.querySelector('ins, del')).toBeNull()
})

test('an unedited post shows that it has no earlier versions', async () => {
  await show([])
  expect(await screen.findByText('Your server has no earlier versions of this post')).toBeTruthy()
})

test('shows a message when the server has no edit history', async () => {
  await show(['x'], 404)
  expect(await screen.findByText('Your server doesn’t provide the edit history of this post')).toBeTruthy()
})

test('shows changes of media and poll options in order', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  const [one, two, three] = ['A heron', 'A gull', 'A daisy'].map((description) =>
    script.attach(EVE, { description }),
  )
  if (!one || !two || !three) throw new Error('no media')
  const poll = (...options: string[]) => ({ options, multiple: false, hideTotals: false, expiresIn: 600 })
  const { id } = script.as(EVE).publish({ text: 'Birds', mediaIds: [one, two], poll: poll('Yes', 'No') })
  script.as(EVE).edit(id, {
    mediaIds: [three, one],
    media: [{ id: one, description: 'A grey heron' }],
    poll: poll('Yes', 'Never'),
    spoilerText: 'Feathers',
  })
  await open(stage, id)
  const [edit] = await screen.findAllByRole('list', { name: 'Attachments' })
  if (!edit) throw new Error('no list')
  expect(lines(edit)).toEqual([
    'ImageAddedA daisy',
    'ImageAlt text changedA added: grey heron',
    'ImageRemovedA gull',
  ])
  const [options] = screen.getAllByRole('list', { name: 'Poll options' })
  if (!options) throw new Error('no options')
  expect(lines(options)).toEqual(['Yes', ' removed: No added: Never'])
  expect(screen.getByText('Poll options changed; votes were reset')).toBeTruthy()
  expect(screen.getByText('Feathers').tagName).toBe('INS')
})

test('currently sensitive media are hidden in all versions until revealed once', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  const image = script.attach(EVE, { description: 'A wound' })
  const { id } = script.as(EVE).publish({ text: 'Careful', mediaIds: [image] })
  script.as(EVE).edit(id, { sensitive: true })
  const { user } = await open(stage, id)
  const button = await screen.findByRole('button', { name: 'Show media' })
  expect(screen.queryByText('A wound')).toBeNull()
  await user.click(button)
  expect(screen.getAllByText('A wound')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Show media' })).toBeNull()
  expect(document.activeElement?.tagName).toBe('OL')
})

test('custom emoji are images in all parts of a version and its changes', async () => {
  const stage = createStage()
  const { script, server } = stage.simulator
  for (const shortcode of ['tiny_heart', 'happy_blob'])
    server.world.emojis.put({
      id: `${shortcode}@remote.example`,
      shortcode,
      domain: 'remote.example',
      url: `/media/emoji/${shortcode}.png`,
      staticUrl: `/media/emoji/${shortcode}.png`,
      category: null,
      visibleInPicker: true,
    })
  const poll = (...options: string[]) => ({ options, multiple: false, hideTotals: false, expiresIn: 600 })
  const { id } = script.as(EVE).publish({
    text: 'So :tiny_heart: there',
    spoilerText: 'Hush :tiny_heart:',
    poll: poll('Yes :tiny_heart:', 'No'),
  })
  script.as(EVE).edit(id, { text: 'So :happy_blob: there' })
  await open(stage, id)
  const dialog = await screen.findByRole('dialog', { name: 'Edit history' })
  const [edit] = await within(dialog).findAllByRole('listitem')
  if (!edit) throw new Error('no version')
  const names = (root: Element | null) => [...(root?.querySelectorAll('img') ?? [])].map(({ alt }) => alt)
  expect(names(edit.querySelector('del'))).toEqual([':tiny_heart:'])
  expect(names(edit.querySelector('ins'))).toEqual([':happy_blob:'])
  expect(names(edit)).toEqual([':tiny_heart:', ':tiny_heart:', ':happy_blob:', ':tiny_heart:'])
  expect(edit.textContent).not.toContain(':tiny_heart:')
})
