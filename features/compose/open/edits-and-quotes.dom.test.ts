import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { statusQuery } from '@/features/statuses'
import { clearToasts, useToasts } from '@/lib/alerts'
import { createIntlFor } from '@/lib/i18n'
import { useModals } from '@/lib/modals'
import { networkError } from '@/lib/simulator/faults/faults'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import type { MediaId, StatusId } from '@/schemas/primitives'
import { newMedia } from '../drafts/draft-parts'
import type { Drafts } from '../drafts/drafts-store'
import { openEdit, openRedraft, openReply } from './open-draft'
import { quotePost } from './quote'
import { registerMainComposer } from '../drafts/main-composer-registry'
import { hasContent } from '../drafts/draft-rules'
import { submitDraftOrEdit } from '../editing/submit'
import { changeFirst, draftIn, testDrafts } from '../drafts/drafts.testing'
import { submitContext } from '../publish/submit.testing'

let stage: Stage
let drafts: Drafts
let identityKey: string
const intl = createIntlFor('en')

beforeEach(() => {
  stage = createStage()
  drafts = testDrafts(stage)
  identityKey = stage.runtime.identity.key
})
afterEach(() => {
  drafts.close()
  stage.close()
  useModals.setState({ stack: [] })
  clearToasts()
})

const now = () => stage.simulator.server.clock.now()
const context = () => submitContext(stage, drafts)
const draftOf = (id: string | null) => draftIn(drafts, id)
const statusOf = (id: string) => stage.simulator.server.world.statuses.get(id)
const FOCUS = { x: 0.5, y: -0.5 }
/** Publishes a post of ann with a warning, two files and a parent. */
function rich() {
  const { script } = stage.simulator
  const parent = script.as('ben').publish('What do you see?')
  const media = [
    script.attach('ann', { description: 'A goose', focus: FOCUS }),
    script.attach('ann', { description: 'A pond', focus: FOCUS }),
  ]
  const post = script.as('ann').publish({
    text: 'Geese, look',
    spoilerText: 'Birds',
    visibility: 'unlisted',
    language: 'de',
    mediaIds: media,
    inReplyToId: parent.id,
  })
  return { parent, media, id: post.id as StatusId }
}

test.each([
  ['en_US', 'en'],
  ['und', null],
  ['', null],
])('a draft from a post in the language %j is written in %j', async (stated, language) => {
  const { id } = stage.simulator.script.as('ann').publish({ text: 'Geese', language: stated })
  const { runtime } = stage
  const opened = [
    await openReply(runtime, drafts, id as StatusId),
    await openEdit(runtime, drafts, id as StatusId, now()),
    await openRedraft(runtime, drafts, id as StatusId, now()),
  ]
  expect(opened.map((draft) => draftOf(draft).fields.language)).toEqual([language, language, language])
})

/** Answers requests for the source of a post. */
const answerSource = (body: object) =>
  stage.simulator.server.faults.add(
    'GET /api/v1/statuses/:id/source',
    { before: async () => Response.json(body) },
    9,
  )

describe('an edit', () => {
  test.each([
    ['names no warning', { text: 'Geese, look' }],
    ['has null for the warning', { text: 'Geese, look', spoiler_text: null }],
    ['names no text', { spoiler_text: 'Birds' }],
    ['names nothing', {}],
  ])('keeps what the source leaves out: it %s', async (_, source) => {
    const { id } = rich()
    answerSource({ id, ...source })
    const draft = await openEdit(stage.runtime, drafts, id, now())
    expect(draftOf(draft)).toMatchObject({
      fields: { warning: true, spoilerText: 'Birds' },
      parts: [{ text: expect.stringContaining('Geese, look') }],
    })
    expect(hasContent(draftOf(draft))).toBe(false)
    changeFirst(drafts, draft ?? '', { text: 'Geese, look!' })
    await submitDraftOrEdit(context(), draft ?? '')
    expect(statusOf(id)).toMatchObject({ text: 'Geese, look!', spoilerText: 'Birds' })
  })

  test('an empty text that the source names stays empty', async () => {
    const { id } = rich()
    answerSource({ id, text: '', spoiler_text: '' })
    const draft = draftOf(await openEdit(stage.runtime, drafts, id, now()))
    expect(draft).toMatchObject({ fields: { warning: false, spoilerText: '' }, parts: [{ text: '' }] })
  })

  test('has all content of the post and nothing to lose while unchanged', async () => {
    const { id, media } = rich()
    const draft = draftOf(await openEdit(stage.runtime, drafts, id, now()))
    expect(draft).toMatchObject({ kind: 'edit', editing: { id, visibility: 'unlisted' } })
    expect(draft.parts[0].text).toBe('Geese, look')
    expect(draft.fields).toMatchObject({
      warning: true,
      spoilerText: 'Birds',
      language: 'de',
    })
    expect(draft.parts[0].media.map((file) => [file.serverId, file.alt, file.attached])).toEqual([
      [media[0], 'A goose', true],
      [media[1], 'A pond', true],
    ])
    expect(hasContent(draft)).toBe(false)
  })

  test('sends every field, also unchanged ones, and nothing else', async () => {
    const { id, media, parent } = rich()
    const draft = await openEdit(stage.runtime, drafts, id, now())
    const [{ media: files }] = draftOf(draft).parts
    changeFirst(drafts, draft ?? '', {
      media: files.map((file, at) => (at === 1 ? { ...file, alt: 'A lake' } : file)),
    })
    expect(await submitDraftOrEdit(context(), draft ?? '')).toEqual({ statusId: id, rest: null })
    expect(statusOf(id)).toMatchObject({
      text: 'Geese, look',
      spoilerText: 'Birds',
      visibility: 'unlisted',
      language: 'de',
      mediaIds: media,
      inReplyToId: parent.id,
    })
    const stored = media.map((one) => stage.simulator.server.world.media.get(one))
    expect(stored).toMatchObject([
      { description: 'A goose', focus: FOCUS },
      { description: 'A lake', focus: FOCUS },
    ])
    const { recorded } = stage.simulator
    expect(recorded.some(({ route }) => route === 'PUT /api/v1/media/:id')).toBe(false)
    expect(useToasts.getState().toasts.at(-1)).toMatchObject({
      text: 'Post saved',
      action: { label: 'Open' },
    })
  })

  test('keeps the end of an unchanged poll', async () => {
    const { script, server } = stage.simulator
    const poll = { options: ['a', 'b'], expiresIn: 5000, multiple: false, hideTotals: false }
    const post = script.as('ann').publish({ text: 'Vote', poll })
    const ends = server.world.polls.get(statusOf(post.id)?.pollId ?? '')?.expiresAt
    const draft = await openEdit(stage.runtime, drafts, post.id as StatusId, now())
    drafts.change(draft ?? '', { text: 'Vote!' })
    await submitDraftOrEdit(context(), draft ?? '')
    expect(server.world.polls.get(statusOf(post.id)?.pollId ?? '')?.expiresAt).toBe(ends)
  })

  test('of a deleted post is not published, with the reason', async () => {
    const { id } = rich()
    const draft = (await openEdit(stage.runtime, drafts, id, now())) ?? ''
    drafts.change(draft, { text: 'Quite different' })
    stage.simulator.script.as('ann').remove(id)
    const before = stage.simulator.server.world.statuses.size
    expect(await submitDraftOrEdit(context(), draft)).toBeNull()
    expect(draftOf(draft)).toMatchObject({ kind: 'edit', state: 'failed', problem: { field: 'post' } })
    expect(stage.simulator.server.world.statuses.size).toBe(before)
  })

  test('with a lost answer counts as saved if the server has it, else it is kept', async () => {
    const { id } = rich()
    const draft = (await openEdit(stage.runtime, drafts, id, now())) ?? ''
    drafts.change(draft, { text: 'Geese, look!' })
    const { faults } = stage.simulator.server
    const unheard = {
      after: () => {
        throw networkError()
      },
    }
    const lost = {
      before: () => {
        throw networkError()
      },
    }
    faults.add('PUT /api/v1/statuses/:id', lost, 1)
    expect(await submitDraftOrEdit(context(), draft)).toBeNull()
    expect(draftOf(draft)).toMatchObject({ state: 'failed', parts: [{ text: 'Geese, look!' }] })
    faults.add('PUT /api/v1/statuses/:id', unheard, 1)
    expect(await submitDraftOrEdit(context(), draft)).toEqual({ statusId: id, rest: null })
  })
})

describe('quoting', () => {
  const quote = (id: string) => quotePost(stage.runtime, drafts, id as StatusId, intl, () => {})
  const open = () => stage.simulator.script.as('ben').publish({ text: 'Quote me', quotePolicy: 'public' }).id
  let leave: () => void
  beforeEach(() => {
    stage.runtime.http.capabilities.know(CURRENT_MASTODON)
    leave = registerMainComposer(identityKey, () => {})
  })
  afterEach(() => leave())

  const lastToast = () => useToasts.getState().toasts.at(-1)
  const writing = () => {
    const id = drafts.main(identityKey)
    drafts.change(id, { text: 'See this' })
    return id
  }

  test('uses the empty draft of the composer and can be published', async () => {
    const empty = drafts.main(identityKey)
    expect(await quote(open())).toBe(empty)
    drafts.change(empty, { text: 'Look' })
    const sent = await submitDraftOrEdit(context(), empty)
    expect(statusOf(sent?.statusId ?? '')?.quote?.state).toBe('accepted')
  })

  test('starts a new draft; the previous one stays in the list and can take the quote', async () => {
    const former = writing()
    const id = await quote(open())
    expect(id).not.toBe(former)
    expect(draftOf(id)).toMatchObject({ fields: { quoted: { excerpt: 'Quote me' } }, parts: [{ text: '' }] })
    expect(draftOf(former)).toMatchObject({ fields: { quoted: null }, parts: [{ text: 'See this' }] })
    expect(drafts.of(identityKey).map((draft) => draft.id)).toContain(former)
    await vi.waitFor(() =>
      expect(lastToast()).toMatchObject({
        text: 'What you were writing is saved in your drafts.',
        action: { label: 'Add quote to that draft' },
      }),
    )
    lastToast()?.action?.run()
    await vi.waitFor(() => expect(drafts.state.getState().drafts[id ?? '']).toBeUndefined())
    expect(draftOf(former)).toMatchObject({
      fields: { quoted: { excerpt: 'Quote me' } },
      parts: [{ text: 'See this' }],
    })
  })

  test('twice uses the same draft', async () => {
    const post = open()
    const id = await quote(post)
    drafts.change(id ?? '', { text: 'Look' })
    drafts.setMain(identityKey, drafts.open(identityKey))
    expect(await quote(post)).toBe(id)
  })

  const file = newMedia({ localId: 'a', serverId: 'a' as MediaId, state: 'ready' })
  const poll = { options: ['a', 'b'], multiple: false, expiresIn: 300, hideTotals: false }
  test.each<[string, (id: string) => void, string]>([
    [
      'a file',
      (id) => changeFirst(drafts, id, { media: [file] }),
      'You can’t quote in a post with files. Remove the files first.',
    ],
    [
      'a poll',
      (id) => changeFirst(drafts, id, { poll }),
      'You can’t quote in a post with a poll. Remove the poll first.',
    ],
    [
      'private',
      (id) => drafts.change(id, { visibility: 'direct' }),
      'You can’t quote in a private mention. Change the visibility first.',
    ],
    ['another quote', () => {}, 'You can quote only one post. Remove the current quote first.'],
  ])('shows why the previous draft cannot take the quote: %s', async (name, arrange, words) => {
    const former = name === 'another quote' ? ((await quote(open())) ?? '') : writing()
    if (name === 'another quote') drafts.setMain(identityKey, former)
    arrange(former)
    const before = draftOf(former)
    const id = await quote(open())
    expect(id).not.toBe(former)
    await vi.waitFor(() =>
      expect(lastToast()).toMatchObject({
        text: `${words} What you were writing is saved in your drafts.`,
        action: { label: 'Back to draft' },
      }),
    )
    expect(draftOf(former)).toEqual(before)
  })

  test('waits right after the sign-in until the server has said whether it has quotes', async () => {
    const early = createStage()
    const { script } = early.simulator
    const { id } = script.as('ben').publish({ text: 'Quote me', quotePolicy: 'public' })
    const own = testDrafts(early)
    expect(early.runtime.http.capabilities.has('quotes')).toBe(false)
    const draft = await quotePost(early.runtime, own, id as StatusId, intl, () => {})
    expect(draftIn(own, draft).fields.quoted).toMatchObject({ excerpt: 'Quote me' })
    own.close()
    early.close()
  })

  const STATUS = 'GET /api/v1/statuses/:id'
  test.each<[string, string, StageOptions & { post?: object; broken?: string[] }]>([
    [
      'the author does not allow it',
      'The author doesn’t allow you to quote this post.',
      { post: { quotePolicy: 'nobody' } },
    ],
    [
      'only followers may',
      'Only followers can quote this post.',
      { as: 'dora', post: { quotePolicy: 'followers' } },
    ],
    [
      'the post is not public',
      'Followers-only posts and private mentions can’t be quoted.',
      { post: { text: '@ann', visibility: 'direct' } },
    ],
    ['the server has no quotes', 'Your server doesn’t support quotes.', { software: 'mastodon-4.2' }],
    [
      'the server does not say whether it has quotes',
      'Couldn’t check whether you can quote this post. Check your connection and try again.',
      { broken: ['GET /api/v2/instance', 'GET /api/v1/instance'] },
    ],
    [
      'the quote policy cannot be read',
      'Couldn’t check whether you can quote this post. Check your connection and try again.',
      { broken: [STATUS] },
    ],
  ])('is refused with the reason: %s', async (_name, words, { post, broken, ...options }) => {
    const fresh = createStage(options)
    onTestFinished(fresh.close)
    const { script } = fresh.simulator
    const { id } = script.as('ben').publish({ text: 'Quote me', quotePolicy: 'public', ...post })
    if (broken) {
      // Some answers omit the quote policy.
      script.rewrite(STATUS, (found) => ({ ...(found as object), quote_approval: undefined }), { times: 1 })
      await fresh.runtime.client.query(statusQuery(fresh.runtime, id as StatusId))
      for (const route of broken) script.refuse(route, 403, {}, { times: 9 })
    }
    const own = testDrafts(fresh)
    onTestFinished(() => own.close())
    expect(await quotePost(fresh.runtime, own, id as StatusId, intl, () => {})).toBeNull()
    expect(lastToast()).toMatchObject({ kind: 'error', text: words, action: undefined })
  })

  test('while editing starts a new post and shows the reason', async () => {
    const mine = stage.simulator.script.as('ann').publish('Mine')
    const id = (await openEdit(stage.runtime, drafts, mine.id as StatusId, now())) ?? ''
    drafts.setMain(identityKey, id)
    drafts.change(id, { text: 'Mine, changed' })
    expect(await quote(open())).not.toBe(id)
    await vi.waitFor(() => expect(lastToast()?.text).toMatch(/^You can’t add a quote while editing a post\./))
    expect(draftOf(id)).toMatchObject({
      kind: 'edit',
      fields: { quoted: null },
      parts: [{ text: 'Mine, changed' }],
    })
  })
})
