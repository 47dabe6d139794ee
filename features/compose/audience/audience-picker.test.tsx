import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import type { Beginning } from '../drafts/draft'
import { currentDraft, published, showComposer } from '../editor/composer.testing'

const quoted = {
  id: '1' as StatusId,
  visibility: 'private' as const,
  accountId: null,
  name: 'Ben',
  acct: '@ben',
  avatar: '',
  excerpt: '',
  url: 'https://home.example/@ben/1',
}

async function open(begin: Beginning = {}) {
  const stage = createStage()
  stage.runtime.http.capabilities.know({
    version: '4.5.0',
    apiVersion: 7,
    instanceV2: true,
    streamingUrl: null,
    translation: false,
  })
  const shown = await showComposer(begin, stage)
  await shown.user.click(screen.getByRole('button', { name: /^Who can see it/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Who can see and quote it' })
  const group = (name: string) => within(dialog).getByRole<HTMLFieldSetElement>('group', { name })
  const radio = (name: string) => within(dialog).getByRole<HTMLInputElement>('radio', { name })
  return { ...shown, dialog, group, radio }
}
const sent = async ({ user, stage }: Awaited<ReturnType<typeof open>>) => {
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: /^(Publish|Reply)$/ }))
  await published()
  return [...stage.simulator.server.world.statuses.values()].at(-1)
}

test('who may quote is chosen beside who may see, and sent', async () => {
  const shown = await open({ parts: [{ text: 'Hello' }] })
  await shown.user.click(shown.radio('Followers only'))
  expect(await sent(shown)).toMatchObject({ visibility: 'public', quotePolicy: 'followers' })
})

test.each([
  ['Followers', 'Posts for followers cannot be quoted by others.', 'private'],
  ['Private mention', 'Private mentions cannot be quoted by others.', 'direct'],
])('%s: nobody may quote, which is said and cannot be chosen', async (name, words, visibility) => {
  const shown = await open({ fields: { quotePolicy: 'public' }, parts: [{ text: 'Hello @ben' }] })
  const { user, group, radio, dialog } = shown
  await user.click(radio(name))
  expect(group('Who can quote it').disabled).toBe(true)
  expect(radio('Just me').checked).toBe(true)
  expect(within(dialog).getByText(words)).toBeTruthy()
  expect(await sent(shown)).toMatchObject({ visibility, quotePolicy: 'nobody' })
})

test('a quote of a post for followers cannot be wider', async () => {
  const { radio, dialog } = await open({ fields: { quoted }, parts: [{ text: 'Look' }] })
  expect([radio('Public').disabled, radio('Quiet public').disabled]).toEqual([true, true])
  expect(radio('Followers').checked).toBe(true)
  expect(within(dialog).getByText(/^It quotes a post for followers/)).toBeTruthy()
})

test('in a private mention a quote becomes a link, as is said before', async () => {
  const { user, radio, dialog, id } = await open({
    fields: { quoted: { ...quoted, visibility: 'public' } },
    parts: [{ text: 'Look' }],
  })
  expect(within(dialog).getByText(/^A private mention cannot quote/)).toBeTruthy()
  await user.click(radio('Private mention'))
  expect(currentDraft(id)).toMatchObject({
    fields: { visibility: 'direct', quoted: null },
    parts: [{ text: `Look\n\n${quoted.url}` }],
  })
})

test.each([
  ['a private mention', 'direct' as const, 'Keep it private'],
  ['a post for followers', 'private' as const, 'Keep it for followers'],
])('a reply to %s asks before more people can see it', async (_, visibility, keep) => {
  const { user, radio, id } = await open({
    kind: 'reply',
    fields: { parent: { ...quoted, visibility, prefill: '@ben ' } },
    parts: [{ text: '@ben Yes' }],
  })
  await user.click(radio('Public'))
  await user.click(await screen.findByRole('button', { name: keep }))
  expect(currentDraft(id).fields.visibility).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Who can see it/ }))
  await user.click(await screen.findByRole('radio', { name: 'Public' }))
  await user.click(await screen.findByRole('button', { name: 'Make it more public' }))
  await waitFor(() => expect(currentDraft(id).fields.visibility).toBe('public'))
})

test('a reply that is no longer one stays as private as its parent was', async () => {
  const { user, id } = await open({
    kind: 'reply',
    fields: { parent: { ...quoted, visibility: 'direct', prefill: '@ben ' } },
    parts: [{ text: '@ben Yes' }],
  })
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Do not reply to this' }))
  expect(currentDraft(id).fields).toMatchObject({ parent: null, visibility: 'direct' })
})
