import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { createStage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import type { DraftInit } from '../drafts/draft'
import { currentDraft, published, showComposer } from '../composer/composer.testing'

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

async function open(begin: DraftInit = {}) {
  const stage = createStage()
  stage.runtime.http.capabilities.know(CURRENT_MASTODON)
  const shown = await showComposer(begin, stage)
  await shown.user.click(await screen.findByRole('button', { name: /^Visibility/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Visibility and interaction' })
  const group = (name: string) => within(dialog).getByRole<HTMLFieldSetElement>('group', { name })
  const radio = (name: string) => within(dialog).getByRole<HTMLInputElement>('radio', { name })
  return { ...shown, dialog, group, radio }
}
const sent = async ({ user, stage }: Awaited<ReturnType<typeof open>>) => {
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: /^(Post|Reply)$/ }))
  await published()
  return [...stage.simulator.server.world.statuses.values()].at(-1)
}

test('the chosen quote policy is sent with the visibility', async () => {
  const shown = await open({ parts: [{ text: 'Hello' }] })
  await shown.user.click(shown.radio('Followers only'))
  expect(await sent(shown)).toMatchObject({ visibility: 'public', quotePolicy: 'followers' })
})

test.each([
  ['Followers', 'Followers-only posts can’t be quoted by others.', 'private'],
  ['Private mention', 'Private mentions can’t be quoted by others.', 'direct'],
])('%s: the quote policy is disabled, with the reason', async (name, words, visibility) => {
  const shown = await open({ fields: { quotePolicy: 'public' }, parts: [{ text: 'Hello @ben' }] })
  const { user, group, radio, dialog } = shown
  await user.click(radio(name))
  expect(group('Who can quote').disabled).toBe(true)
  expect(radio('Just me').checked).toBe(true)
  expect(within(dialog).getByText(words)).toBeTruthy()
  expect(await sent(shown)).toMatchObject({ visibility, quotePolicy: 'nobody' })
})

test('a quote of a followers-only post cannot be more public', async () => {
  const { radio, dialog } = await open({ fields: { quoted }, parts: [{ text: 'Look' }] })
  expect([radio('Public').disabled, radio('Quiet public').disabled]).toEqual([true, true])
  expect(radio('Followers').checked).toBe(true)
  expect(within(dialog).getByText(/^A post that quotes a followers-only post/)).toBeTruthy()
})

test('a private mention turns a quote into a link, after a hint', async () => {
  const { user, radio, dialog, id } = await open({
    fields: { quoted: { ...quoted, visibility: 'public' } },
    parts: [{ text: 'Look' }],
  })
  expect(within(dialog).getByText(/^Private mentions can’t include quotes/)).toBeTruthy()
  await user.click(radio('Private mention'))
  expect(currentDraft(id)).toMatchObject({
    fields: { visibility: 'direct', quoted: null },
    parts: [{ text: `Look\n\n${quoted.url}` }],
  })
})

test.each([
  ['a private mention', 'direct' as const, 'Keep private'],
  ['a followers-only post', 'private' as const, 'Keep followers-only'],
])('making a reply to %s more public needs a confirmation', async (_, visibility, keep) => {
  const { user, radio, id } = await open({
    kind: 'reply',
    fields: { parent: { ...quoted, visibility, prefill: '@ben ' } },
    parts: [{ text: '@ben Yes' }],
  })
  await user.click(radio('Public'))
  await user.click(await screen.findByRole('button', { name: keep }))
  expect(currentDraft(id).fields.visibility).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Visibility/ }))
  await user.click(await screen.findByRole('radio', { name: 'Public' }))
  await user.click(await screen.findByRole('button', { name: 'Make public' }))
  await waitFor(() => expect(currentDraft(id).fields.visibility).toBe('public'))
})

test.each([
  ['Public', 'Make public', 'public'],
  ['Quiet public', 'Make quiet public', 'unlisted'],
  ['Followers', 'Show to followers', 'private'],
])('the button that makes a private mention “%s” names the readers', async (choice, button, visibility) => {
  const { user, radio, id } = await open({
    kind: 'reply',
    fields: { parent: { ...quoted, visibility: 'direct', prefill: '@ben ' } },
    parts: [{ text: '@ben Yes' }],
  })
  await user.click(radio(choice))
  await user.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(currentDraft(id).fields.visibility).toBe(visibility))
})

test('a cancelled reply stays as private as its parent', async () => {
  const { user, id } = await open({
    kind: 'reply',
    fields: { parent: { ...quoted, visibility: 'direct', prefill: '@ben ' } },
    parts: [{ text: '@ben Yes' }],
  })
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Cancel reply' }))
  expect(currentDraft(id).fields).toMatchObject({ parent: null, visibility: 'direct' })
})
