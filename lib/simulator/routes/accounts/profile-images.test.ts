// @vitest-environment node
import { expect, it } from 'vitest'
import type { SoftwareName } from '../../software'
import { stage } from '../../testing'

const MB = 1024 * 1024

function formOf(kind: 'avatar' | 'header', bytes: number, type: string): FormData {
  const form = new FormData()
  form.append(kind, new Blob([new Uint8Array(bytes)], { type }), 'image')
  form.append(`${kind}_description`, 'A bird')
  return form
}
const update = (software: SoftwareName, form: FormData) =>
  stage({ software }).as('alice').call('PATCH /api/v1/accounts/update_credentials', form)

it.each<[SoftwareName, number, string, number, RegExp | null]>([
  ['mastodon', 100, 'image/png', 200, null],
  ['mastodon', 100, 'image/webp', 200, null],
  ['mastodon', 100, 'image/avif', 422, /^Validation failed: Avatar content type is invalid/],
  ['mastodon', 8 * MB, 'image/gif', 422, /Avatar file size must be less than 8 MB/],
  ['mastodon-4.3', 3 * MB, 'image/gif', 200, null],
  ['mastodon-4.2', 3 * MB, 'image/gif', 422, /must be less than 2 MB/],
])('%s takes an avatar of %i bytes (%s): %i', async (software, bytes, type, status, message) => {
  const { status: answered, body } = await update(software, formOf('avatar', bytes, type))
  expect(answered).toBe(status)
  if (message) expect(body['error']).toMatch(message)
  else expect(body['avatar']).toMatch(/\/media\/avatars\/\d+/)
})

it.each<[SoftwareName, string | undefined]>([
  ['mastodon', 'A bird'],
  ['mastodon-4.3', undefined],
])('%s describes an avatar as %j', async (software, description) => {
  const { body } = await update(software, formOf('avatar', 10, 'image/png'))
  expect(body['avatar_description']).toBe(description)
})

it.each<[SoftwareName, number]>([
  ['mastodon', 200],
  ['mastodon-4.2', 200],
  ['mastodon-3.5', 404],
  ['pleroma', 404],
])('%s removes an image: %i', async (software, status) => {
  const alice = stage({ software }).as('alice')
  await alice.call('PATCH /api/v1/accounts/update_credentials', formOf('header', 10, 'image/png'))
  const { status: answered, body } = await alice.call('DELETE /api/v1/profile/header')
  expect(answered).toBe(status)
  if (status === 200) expect(body['header']).toMatch(/missing\.png$/)
})
