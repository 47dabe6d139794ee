// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { createIntlFor } from '@/lib/i18n'
import { useModals } from '@/lib/modals'
import { networkError } from '@/lib/simulator/faults'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { MediaId, StatusId } from '@/schemas/primitives'
import { newMedia } from '../drafts/draft-parts'
import type { Drafts } from '../drafts/drafts-store'
import { openEdit } from './open-draft'
import { quotePost } from './quote'
import { registerMainComposer } from './main-composer-registry'
import { hasContent } from '../publish/rules'
import { submitDraft } from '../publish/submit'
import { changeFirst, draftIn, testDrafts } from '../drafts/drafts.testing'
import { submitContext } from '../publish/submit.testing'

let stage: Stage
let drafts: Drafts
let who: string
const intl = createIntlFor('en')

beforeEach(() => {
  stage = createStage()
  drafts = testDrafts(stage)
  who = stage.runtime.identity.who
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
/** A post of ann's with everything: warning, two files, a parent. */
function rich() {
  const { script } = stage.simulator
  const parent = script.as('ben').publish('What do you see?')
  const media = [
    script.attach('ann', { description: 'A goose' }),
    script.attach('ann', { description: 'A pond' }),
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

describe('an edit', () => {
  test('holds everything and has nothing to lose while nothing is changed', async () => {
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

  test('says every field, also those left alone, and changes nothing else', async () => {
    const { id, media, parent } = rich()
    const draft = await openEdit(stage.runtime, drafts, id, now())
    const [{ media: files }] = draftOf(draft).parts
    changeFirst(drafts, draft ?? '', {
      media: files.map((file, at) => (at === 1 ? { ...file, alt: 'A lake' } : file)),
    })
    expect(await submitDraft(context(), draft ?? '')).toEqual({ statusId: id, rest: null })
    expect(statusOf(id)).toMatchObject({
      text: 'Geese, look',
      spoilerText: 'Birds',
      visibility: 'unlisted',
      language: 'de',
      mediaIds: media,
      inReplyToId: parent.id,
    })
    expect(stage.simulator.server.world.media.get(media[1] ?? '')?.description).toBe('A lake')
    expect(useToasts.getState().toasts.at(-1)).toMatchObject({
      text: 'Post saved.',
      action: { label: 'Open' },
    })
  })

  test('keeps the end of a poll that was left alone', async () => {
    const { script, server } = stage.simulator
    const poll = { options: ['a', 'b'], expiresIn: 5000, multiple: false, hideTotals: false }
    const post = script.as('ann').publish({ text: 'Vote', poll })
    const ends = server.world.polls.get(statusOf(post.id)?.pollId ?? '')?.expiresAt
    const draft = await openEdit(stage.runtime, drafts, post.id as StatusId, now())
    drafts.change(draft ?? '', { text: 'Vote!' })
    await submitDraft(context(), draft ?? '')
    expect(server.world.polls.get(statusOf(post.id)?.pollId ?? '')?.expiresAt).toBe(ends)
  })

  test('never becomes something else: its post gone, it says so and publishes nothing', async () => {
    const { id } = rich()
    const draft = (await openEdit(stage.runtime, drafts, id, now())) ?? ''
    drafts.change(draft, { text: 'Quite different' })
    stage.simulator.script.as('ann').remove(id)
    const before = stage.simulator.server.world.statuses.size
    expect(await submitDraft(context(), draft)).toBeNull()
    expect(draftOf(draft)).toMatchObject({ kind: 'edit', state: 'failed', problem: { field: 'post' } })
    expect(stage.simulator.server.world.statuses.size).toBe(before)
  })

  test('whose answer was lost is saved when the server has it, and kept when not', async () => {
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
    expect(await submitDraft(context(), draft)).toBeNull()
    expect(draftOf(draft)).toMatchObject({ state: 'failed', parts: [{ text: 'Geese, look!' }] })
    faults.add('PUT /api/v1/statuses/:id', unheard, 1)
    expect(await submitDraft(context(), draft)).toEqual({ statusId: id, rest: null })
  })
})

describe('quoting', () => {
  const quote = (id: string) => quotePost(stage.runtime, drafts, id as StatusId, intl, () => {})
  const open = () => stage.simulator.script.as('ben').publish({ text: 'Quote me', quotePolicy: 'public' }).id
  let leave: () => void
  beforeEach(() => {
    stage.runtime.http.capabilities.know({
      version: '4.5.0',
      apiVersion: 7,
      instanceV2: true,
      streamingUrl: null,
      translation: false,
    })
    leave = registerMainComposer(who, () => {})
  })
  afterEach(() => leave())

  const lastToast = () => useToasts.getState().toasts.at(-1)
  const writing = () => {
    const id = drafts.main(who)
    drafts.change(id, { text: 'See this' })
    return id
  }

  test('uses up an empty composer, and is published', async () => {
    const empty = drafts.main(who)
    expect(await quote(open())).toBe(empty)
    drafts.change(empty, { text: 'Look' })
    const sent = await submitDraft(context(), empty)
    expect(statusOf(sent?.statusId ?? '')?.quote?.state).toBe('accepted')
  })

  test('begins a draft of its own; what was at hand stays in the list, and may take the quote', async () => {
    const former = writing()
    const id = await quote(open())
    expect(id).not.toBe(former)
    expect(draftOf(id)).toMatchObject({ fields: { quoted: { excerpt: 'Quote me' } }, parts: [{ text: '' }] })
    expect(draftOf(former)).toMatchObject({ fields: { quoted: null }, parts: [{ text: 'See this' }] })
    expect(drafts.of(who).map((draft) => draft.id)).toContain(former)
    await vi.waitFor(() =>
      expect(lastToast()).toMatchObject({
        text: 'What you were writing is kept in your drafts.',
        action: { label: 'Quote in that one' },
      }),
    )
    lastToast()?.action?.run()
    await vi.waitFor(() => expect(drafts.state.getState().drafts[id ?? '']).toBeUndefined())
    expect(draftOf(former)).toMatchObject({
      fields: { quoted: { excerpt: 'Quote me' } },
      parts: [{ text: 'See this' }],
    })
  })

  test('asked for twice is one draft', async () => {
    const post = open()
    const id = await quote(post)
    drafts.change(id ?? '', { text: 'Look' })
    drafts.setMain(who, drafts.open(who))
    expect(await quote(post)).toBe(id)
  })

  const file = newMedia({ localId: 'a', serverId: 'a' as MediaId, state: 'ready' })
  const poll = { options: ['a', 'b'], multiple: false, expiresIn: 300, hideTotals: false }
  test.each<[string, (id: string) => void, string]>([
    [
      'a file',
      (id) => changeFirst(drafts, id, { media: [file] }),
      'Quoting is not allowed with media attachments.',
    ],
    ['a poll', (id) => changeFirst(drafts, id, { poll }), 'Quoting is not allowed with polls.'],
    [
      'private',
      (id) => drafts.change(id, { visibility: 'direct' }),
      'Quoting is not allowed in private mentions.',
    ],
    ['another quote', () => {}, 'Only one quote at a time is allowed.'],
  ])('the draft at hand does not take it, in words: %s', async (name, arrange, words) => {
    const former = name === 'another quote' ? ((await quote(open())) ?? '') : writing()
    if (name === 'another quote') drafts.setMain(who, former)
    arrange(former)
    const before = draftOf(former)
    const id = await quote(open())
    expect(id).not.toBe(former)
    await vi.waitFor(() =>
      expect(lastToast()).toMatchObject({
        text: `${words} What you were writing is kept in your drafts.`,
        action: { label: 'Back to it' },
      }),
    )
    expect(draftOf(former)).toEqual(before)
  })

  test('is refused where the author does not allow it', async () => {
    const { id } = stage.simulator.script.as('ben').publish({ text: 'Not me', quotePolicy: 'nobody' })
    expect(await quote(id)).toBeNull()
    expect(useToasts.getState().toasts.at(-1)).toMatchObject({
      text: 'You are not authorized to quote this post.',
      action: undefined,
    })
  })

  test('while editing begins a post of its own, and says why', async () => {
    const mine = stage.simulator.script.as('ann').publish('Mine')
    const id = (await openEdit(stage.runtime, drafts, mine.id as StatusId, now())) ?? ''
    drafts.setMain(who, id)
    drafts.change(id, { text: 'Mine, changed' })
    expect(await quote(open())).not.toBe(id)
    await vi.waitFor(() => expect(lastToast()?.text).toMatch(/^Quotes cannot be added when editing a post\./))
    expect(draftOf(id)).toMatchObject({
      kind: 'edit',
      fields: { quoted: null },
      parts: [{ text: 'Mine, changed' }],
    })
  })
})
