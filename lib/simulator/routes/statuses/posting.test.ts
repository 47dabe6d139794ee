// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { addUser } from '../../store/records'
import { ids, stage } from '../../testing'

type Post = {
  id: string
  error: string
  visibility: string
  quote: { state: string; quoted_status: { id: string } | null } | null
  quote_approval: { current_user: string }
  poll: { id: string; votes_count: number; own_votes: number[] } | null
}

describe('POST /api/v1/statuses', () => {
  it('returns the same post for the same key for an hour', async () => {
    const { as, script } = stage()
    const alice = as('alice')
    const post = () =>
      alice.call<Post>('POST /api/v1/statuses', { status: 'Once' }, { 'idempotency-key': 'k' })
    const first = await post()
    expect((await post()).body.id).toBe(first.body.id)
    script.advance(3_600_001)
    expect((await post()).body.id).not.toBe(first.body.id)
  })

  it.each([
    ['nothing', { status: ' ' }, 422, "Text can't be blank"],
    ['501 letters', { status: 'x'.repeat(501) }, 422, 'character limit of 500'],
    ['an unknown visibility', { status: 'x', visibility: 'friends' }, 422, 'Visibility'],
    [
      'a reply to nothing',
      { status: 'x', in_reply_to_id: '999999999999999999' },
      404,
      'does not appear to exist',
    ],
    [
      'a poll with one option',
      { status: 'x', poll: { options: ['a'], expires_in: 600 } },
      422,
      'more than one',
    ],
    [
      'a poll with equal options',
      { status: 'x', poll: { options: ['a', 'a'], expires_in: 600 } },
      422,
      'duplicate',
    ],
    [
      'a poll with five options',
      { status: 'x', poll: { options: ['a', 'b', 'c', 'd', 'e'], expires_in: 600 } },
      422,
      'more than 4',
    ],
    ['a poll of a minute', { status: 'x', poll: { options: ['a', 'b'], expires_in: 60 } }, 422, 'too soon'],
    [
      'a poll of a year',
      { status: 'x', poll: { options: ['a', 'b'], expires_in: 31_536_000 } },
      422,
      'too far',
    ],
    ['unknown media', { status: 'x', media_ids: ['5'] }, 422, 'not found'],
    ['a time too near', { status: 'x', scheduled_at: '2026-06-15T12:04:00Z' }, 422, 'future'],
    ['unexpected mentions', { status: '@bob x', allowed_mentions: [] }, 422, 'unexpected'],
  ])('refuses %s', async (_, body, status, error) => {
    const { as } = stage()
    const answer = await as('alice').call<Post>('POST /api/v1/statuses', body)
    expect(answer.status).toBe(status)
    expect(answer.body.error).toContain(error)
  })

  it('publishes scheduled posts in time', async () => {
    const { as, script } = stage()
    const alice = as('alice')
    await alice.call('POST /api/v1/statuses', { status: 'Later', scheduled_at: '2026-06-15T13:00:00Z' })
    const mine = async () => ids((await alice.call('GET /api/v1/timelines/home')).body).length
    const before = await mine()
    script.advance(3_700_000)
    expect(await mine()).toBe(before + 1)
    expect((await alice.call('GET /api/v1/scheduled_statuses')).body).toEqual([])
  })

  it('requires the scope', async () => {
    const { as } = stage()
    const answer = await as('alice', ['read']).call('POST /api/v1/statuses', { status: 'x' })
    expect([answer.status, answer.body]).toEqual([
      403,
      { error: 'This action is outside the authorized scopes' },
    ])
  })
})

describe('quotes', () => {
  it.each([
    ['public', 'carol@far.example', 'automatic', 'accepted'],
    ['followers', 'alice', 'automatic', 'accepted'],
    ['followers', 'carol@far.example', 'denied', null],
    ['nobody', 'alice', 'denied', null],
  ] as const)('under policy %s by %s', async (quotePolicy, quoter, approval, state) => {
    const { as, script, world } = stage()
    const target = script.as('bob').publish({ text: 'Quote me', quotePolicy })
    addUser(world, { id: script.account('carol@far.example').id })
    const client = as(quoter)
    const seen = await client.call<Post>(`GET /api/v1/statuses/${target.id}`)
    const answer = await client.call<Post>('POST /api/v1/statuses', {
      status: 'Look',
      quoted_status_id: target.id,
    })
    if (state === null)
      expect([seen.body.quote_approval.current_user, answer.status]).toEqual([approval, 404])
    else {
      expect(seen.body.quote_approval.current_user).toBe(approval)
      expect(answer.body.quote).toMatchObject({ state, quoted_status: { id: target.id } })
    }
  })

  it('wait for the author where approval is needed', async () => {
    const { as, script } = stage()
    const target = script.as('bob').publish({ text: 'Ask me', quotePolicy: 'nobody', quoteManual: 'public' })
    const alice = as('alice')
    const made = await alice.call<Post>('POST /api/v1/statuses', {
      status: 'Please',
      quoted_status_id: target.id,
    })
    expect(made.body.quote).toEqual({ state: 'pending', quoted_status: null })
    script.as('bob').answerQuote(made.body.id, 'accepted')
    const after = await alice.call<Post>(`GET /api/v1/statuses/${made.body.id}`)
    expect(after.body.quote?.state).toBe('accepted')
  })

  it.each([
    ['deleted', (at: ReturnType<typeof stage>, id: string) => at.script.as('bob').remove(id)],
    ['blocked_account', (at: ReturnType<typeof stage>) => at.script.as('alice').block('bob')],
    ['muted_account', (at: ReturnType<typeof stage>) => at.script.as('alice').mute('bob')],
  ])('become %s', async (state, act) => {
    const at = stage()
    const target = at.script.as('bob').publish('Quote me')
    const quoting = at.script.as('carol@far.example').publish({ text: 'Look', quotedStatusId: target.id })
    act(at, target.id)
    const seen = await at.as('alice').call<Post>(`GET /api/v1/statuses/${quoting.id}`)
    expect(seen.body.quote?.state).toBe(state)
  })
})

describe('votes', () => {
  const open = async (multiple = false) => {
    const { as, script } = stage()
    const poll = await as('bob').call<Post>('POST /api/v1/statuses', {
      status: 'Which?',
      poll: { options: ['a', 'b', 'c'], expires_in: 600, multiple },
    })
    const path = `POST /api/v1/polls/${poll.body.poll?.id ?? ''}/votes`
    return {
      as,
      script,
      vote: (choices: unknown[], identityKey = 'alice') => as(identityKey).call<Post>(path, { choices }),
    }
  }
  it.each<[string, unknown[], string, string]>([
    ['an option that is not there', [7], 'alice', 'does not exist'],
    ['nothing', [], 'alice', 'does not exist'],
    ['two where one is allowed', [0, 1], 'alice', 'only choose one'],
    ['on the user’s own poll', [0], 'bob', 'own polls'],
  ])('refuse %s', async (_, choices, identityKey, error) => {
    const answer = await (await open()).vote(choices, identityKey)
    expect([answer.status, answer.body.error.includes(error)]).toEqual([422, true])
  })

  it('count once', async () => {
    const { vote } = await open(true)
    expect((await vote(['0', '2'])).body).toMatchObject({
      votes_count: 2,
      voters_count: 1,
      own_votes: [0, 2],
    })
    expect((await vote([1])).body.error).toContain('already voted')
  })

  it('end with the poll, which notifies all participants', async () => {
    const { vote, script, as } = await open()
    await vote([0])
    script.advance(601_000)
    expect((await vote([1])).body.error).toContain('ended')
    const notifications = await as('alice').call<{ type: string }[]>('GET /api/v1/notifications?types[]=poll')
    expect(notifications.body.map((n) => n.type)).toEqual(['poll'])
  })
})

describe('threads', () => {
  it('lose deleted posts; replies to them keep only the account they replied to', async () => {
    const at = stage()
    const { script } = at
    const first = script.as('alice').publish('One').id
    const second = script.as('bob').publish({ text: 'Two', inReplyToId: first }).id
    const third = script.as('alice').publish({ text: 'Three', inReplyToId: second }).id
    script.as('bob').remove(second)
    const answer = await at.as('alice').call(`GET /api/v1/statuses/${third}`)
    expect(answer.body).toMatchObject({
      in_reply_to_id: null,
      in_reply_to_account_id: script.account('bob').id,
    })
    const context = await at.as('alice').call(`GET /api/v1/statuses/${first}/context`)
    expect(context.body).toEqual({ ancestors: [], descendants: [] })
  })

  it('show visitors 40 ancestors, 60 descendants, 20 levels', async () => {
    const { script, visitor, as } = stage()
    const bob = script.as('bob')
    const chain: string[] = []
    for (let at = 0; at < 70; at++)
      chain.push(bob.publish({ text: `${at}`, inReplyToId: chain.at(-1) ?? null }).id)
    const read = async (client: typeof visitor, at: number) => {
      const { body } = await client.call<{ ancestors: []; descendants: [] }>(
        `GET /api/v1/statuses/${chain[at] ?? ''}/context`,
      )
      return [body.ancestors.length, body.descendants.length]
    }
    expect(await read(visitor, 69)).toEqual([40, 0])
    expect(await read(visitor, 0)).toEqual([0, 20])
    expect(await read(as('alice'), 0)).toEqual([0, 69])
    for (let at = 0; at < 70; at++) bob.publish({ text: 'leaf', inReplyToId: chain[69] ?? null })
    expect(await read(visitor, 69)).toEqual([40, 60])
  })
})

describe('paging', () => {
  it('moves down by max_id and up by min_id until everything was seen once', async () => {
    const { script, as } = stage()
    for (let at = 0; at < 25; at++) script.as('bob').publish(`Post ${at}`)
    const alice = as('alice')
    const link = (headers: Headers, rel: string) =>
      new RegExp(`<https://home.example([^>]+)>; rel="${rel}"`).exec(headers.get('link') ?? '')?.[1]
    const down: string[] = []
    let prev = ''
    for (let path: string | undefined = '/api/v1/timelines/home?limit=7'; path;) {
      const page = await alice.call(`GET ${path}`)
      down.push(...ids(page.body))
      prev = link(page.headers, 'prev') ?? prev
      path = link(page.headers, 'next')
    }
    expect(down).toHaveLength(30)
    expect(new Set(down).size).toBe(30)
    const up = await alice.call(`GET ${prev}`)
    const at = down.indexOf(ids(up.body)[0] ?? '')
    expect(ids(up.body)).toEqual(down.slice(at, at + 7))
  })

  it('pages favourites by ids other than those of posts', async () => {
    const { script, as } = stage()
    const posts = [0, 1, 2].map((at) => script.as('bob').publish(`Post ${at}`).id)
    // favourited in another order than written
    for (const at of [1, 2, 0]) script.as('alice').favourite(posts[at] ?? '')
    const page = await as('alice').call('GET /api/v1/favourites?limit=2')
    expect(ids(page.body)).toEqual([posts[0], posts[2]])
    expect(page.headers.get('link')).not.toContain(posts[2])
    const next = /<https:\/\/home.example([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
    expect(ids((await as('alice').call(`GET ${next}`)).body)).toEqual([posts[1]])
  })
})

it('accepts profile changes by PATCH only', async () => {
  const { as } = stage()
  const status = async (method: string) =>
    (await as('alice').call(`${method} /api/v1/accounts/update_credentials`, { display_name: 'A' })).status
  expect([await status('PATCH'), await status('PUT')]).toEqual([200, 404])
})
