// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { stage } from '../../testing'

const CAROL = 'carol@far.example'

function setup() {
  const at = stage()
  at.world.instance = {
    ...at.world.instance,
    rules: [{ id: '1', text: 'Be kind', hint: '', translations: {} }],
  }
  const carol = at.script.account(CAROL).id
  const send = async (body: object) => {
    const { status, body: answer } = await at
      .as('alice')
      .call('POST /api/v1/reports', { account_id: carol, ...body })
    return { status, answer }
  }
  return { ...at, carol, send }
}

describe('a report', () => {
  it('keeps everything that was sent', async () => {
    const { script, send } = setup()
    const post = script.as(CAROL).publish('Buy this')
    const { status, answer } = await send({
      category: 'spam',
      comment: 'Again',
      status_ids: [post.id],
      forward: true,
    })
    expect(status).toBe(200)
    expect(answer).toMatchObject({ category: 'spam', comment: 'Again', forwarded: true })
    expect(script.reports('alice')).toMatchObject([
      { category: 'spam', comment: 'Again', statusIds: [post.id], forwardedTo: ['far.example'] },
    ])
  })

  it('with rules is about their violation, regardless of the category', async () => {
    const { send } = setup()
    const { answer } = await send({ category: 'spam', rule_ids: ['1'] })
    expect(answer).toMatchObject({ category: 'violation', rule_ids: ['1'] })
  })

  it.each([
    ['without the rules that were violated', 422, { category: 'violation' }],
    ['about an unknown rule', 422, { rule_ids: ['9'] }],
    ['of an unknown category', 422, { category: 'dislike' }],
    ['with a comment that is too long', 422, { comment: 'é'.repeat(1001) }],
    ['with a comment of the longest length', 200, { comment: '🌊'.repeat(1000) }],
    ['about a missing post', 404, { status_ids: ['1'] }],
    ['about a missing account', 404, { account_id: '1' }],
  ])('%s is answered with %i', async (_, expected, body) => {
    expect((await setup().send(body)).status).toBe(expected)
  })

  it.each([
    ['of another account', 'bob', {}],
    ['that the reporter cannot see', CAROL, { visibility: 'direct' as const }],
  ])('about a post %s is refused', async (_, author, draft) => {
    const { script, send } = setup()
    const post = script.as(author).publish({ text: 'Hello', ...draft })
    expect((await send({ status_ids: [post.id] })).status).toBe(404)
  })

  it('is refused for a suspended account', async () => {
    const { world, carol, send } = setup()
    world.accounts.patch(carol, { suspended: true })
    expect((await send({})).status).toBe(404)
  })

  it('is forwarded only to the servers that are involved', async () => {
    const { script, send } = setup()
    script.person('dan@third.example')
    const started = script.as('dan@third.example').publish('Hello')
    const answered = script.as(CAROL).publish({ text: 'Go away', inReplyToId: started.id })
    await send({
      status_ids: [answered.id],
      forward: true,
      forward_to_domains: ['third.example', 'nowhere.example'],
    })
    const [report] = script.reports('alice')
    expect(report).toMatchObject({ forwarded: false, forwardedTo: ['third.example'] })
  })
})

describe('a domain block', () => {
  it('removes notifications of the domain and reports the follows that end', async () => {
    const { script, as } = setup()
    script.as('alice').follow(CAROL)
    script.as(CAROL).follow('alice')
    const alice = as('alice')
    const preview = await alice.call('GET /api/v1/domain_blocks/preview?domain=far.example')
    expect(preview.body).toEqual({ following_count: 1, followers_count: 1 })
    await alice.call('POST /api/v1/domain_blocks', { domain: 'far.example' })
    const { body } = await alice.call<Record<string, unknown>[]>('GET /api/v1/notifications')
    expect(body).toMatchObject([
      { type: 'severed_relationships', event: { type: 'user_domain_block', target_name: 'far.example' } },
    ])
  })
})
