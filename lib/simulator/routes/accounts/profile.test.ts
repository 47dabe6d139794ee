// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { stage } from '../../testing'

const PATCH = 'PATCH /api/v1/accounts/update_credentials'

interface Self {
  display_name: string
  note: string
  locked: boolean
  bot: boolean
  show_media?: boolean
  source: {
    note: string
    fields: { name: string; value: string; verified_at: string | null }[]
    privacy: string
    language: string | null
    quote_policy?: string
    attribution_domains?: string[]
  }
  error: string
  details: Record<string, { error: string }[]>
}

describe('update_credentials', () => {
  it('takes a form with an index per field', async () => {
    const { as } = stage()
    const form = new FormData()
    form.set('display_name', ' Alice A. ')
    form.set('bot', 'true')
    form.set('fields_attributes[0][name]', 'Web')
    form.set('fields_attributes[0][value]', 'https://a.example')
    form.set('fields_attributes[1][name]', '')
    form.set('fields_attributes[1][value]', '')
    form.set('source[privacy]', 'unlisted')
    const { status, body } = await as('alice').call<Self>(PATCH, form)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      display_name: 'Alice A.',
      bot: true,
      source: {
        fields: [{ name: 'Web', value: 'https://a.example', verified_at: null }],
        privacy: 'unlisted',
      },
    })
  })

  it('takes JSON, and leaves what is not in it', async () => {
    const { as } = stage()
    const alice = as('alice')
    await alice.call(PATCH, { note: 'Hi', source: { language: 'de', quote_policy: 'nobody' } })
    const { body } = await alice.call<Self>(PATCH, { locked: true, source: { language: '' } })
    expect(body).toMatchObject({
      locked: true,
      source: { note: 'Hi', language: null, quote_policy: 'nobody' },
    })
  })

  it('keeps a link verified until its value changes', async () => {
    const { as, script, world } = stage()
    const { id } = script.account('alice')
    const field = { name: 'Web', value: 'https://a.example' }
    const alice = as('alice')
    await alice.call(PATCH, { fields_attributes: { 0: field } })
    const verifiedAt = 1_700_000_000_000
    const fields = world.accounts.get(id)?.fields.map((known) => ({ ...known, verifiedAt })) ?? []
    world.accounts.patch(id, { fields })
    const renamed = await alice.call<Self>(PATCH, { fields_attributes: { 7: { ...field, name: 'Site' } } })
    expect(renamed.body.source.fields[0]).toMatchObject({ name: 'Site', verified_at: expect.any(String) })
    const moved = await alice.call<Self>(PATCH, {
      fields_attributes: [{ ...field, value: 'https://b.example' }],
    })
    expect(moved.body.source.fields[0]?.verified_at).toBeNull()
  })

  test.each([
    ['display_name', { display_name: 'x'.repeat(31) }],
    ['note', { note: 'x'.repeat(501) }],
    ['fields', { fields_attributes: Array.from({ length: 5 }, () => ({ name: 'a', value: 'b' })) }],
    ['fields', { fields_attributes: [{ name: '', value: 'b' }] }],
    ['attribution_domains', { attribution_domains: ['no domain'] }],
  ])('refuses %s with details', async (field, json) => {
    const { as } = stage()
    const { status, body } = await as('alice').call<Self>(PATCH, json)
    expect(status).toBe(422)
    expect(body.error).toMatch(/^Validation failed: /)
    expect(Object.keys(body.details)).toEqual([field])
  })

  it('stores domains without scheme, each once, and empties them', async () => {
    const { as } = stage()
    const alice = as('alice')
    const attribution_domains = ['https://a.example', '*.b.example', 'a.example', '']
    const { body } = await alice.call<Self>(PATCH, { attribution_domains })
    expect(body.source.attribution_domains).toEqual(['a.example', 'b.example'])
    const emptied = await alice.call<Self>(PATCH, { attribution_domains: [''] })
    expect(emptied.body.source.attribution_domains).toEqual([])
  })

  it('accepts the open follow requests of an account that was locked', async () => {
    const { as, script } = stage()
    const { id } = script.account('bob')
    const alice = as('alice')
    const bob = as('bob')
    await alice.call(`POST /api/v1/accounts/${id}/unfollow`)
    await bob.call(PATCH, { locked: true })
    await alice.call(`POST /api/v1/accounts/${id}/follow`)
    await bob.call(PATCH, { locked: false })
    const { body } = await alice.call<{ following: boolean }[]>(
      `GET /api/v1/accounts/relationships?id[]=${id}`,
    )
    expect(body[0]?.following).toBe(true)
  })

  it('needs a scope that may write', async () => {
    const { as, visitor } = stage()
    expect((await as('alice', ['read']).call(PATCH, { note: 'Hi' })).status).toBe(403)
    expect((await visitor.call(PATCH, { note: 'Hi' })).status).toBe(401)
  })

  it('leaves the tabs of the profile to the newer endpoint', async () => {
    const { as } = stage()
    const alice = as('alice')
    const before = await alice.call<Self>(PATCH, { show_media: false })
    expect(before.body.show_media).toBe(true)
    const after = await alice.call<Self>('PATCH /api/v1/profile', { show_media: false })
    expect(after.body.show_media).toBe(false)
  })

  it('does not know newer settings on older servers', async () => {
    const { as } = stage({ software: 'mastodon-4.3' })
    const { body } = await as('alice').call<Self>(PATCH, { note: 'Hi' })
    expect(body.source).not.toHaveProperty('attribution_domains')
    expect(body.source).not.toHaveProperty('quote_policy')
    expect(body).not.toHaveProperty('show_media')
  })
})
