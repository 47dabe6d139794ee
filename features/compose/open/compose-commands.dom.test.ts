import { afterEach, beforeEach, expect, test } from 'vitest'
import { useToasts } from '@/lib/alerts'
import { createIntlFor } from '@/lib/i18n'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { createComposeCommands } from './compose-commands'
import { replaceDrafts } from '../drafts/drafts'
import type { Drafts } from '../drafts/drafts-store'
import { registerMainComposer } from '../drafts/main-composer-registry'
import { testDrafts } from '../drafts/drafts.testing'

let stage: Stage
let other: Stage
let drafts: Drafts
let desk: ReturnType<typeof createComposeCommands>
let leave: () => void

beforeEach(() => {
  stage = createStage()
  other = createStage({ as: 'ben' })
  drafts = testDrafts(stage)
  replaceDrafts(drafts)
  leave = registerMainComposer(stage.runtime.identity.key, () => {})
  const runtimes = () => [stage.runtime, other.runtime]
  desk = createComposeCommands({
    runtime: (identity) => runtimes().find((each) => each.identity.key === identity),
    intl: () => createIntlFor('en'),
  })
})
afterEach(() => {
  desk.close()
  leave()
  replaceDrafts(null)
  drafts.close()
  stage.close()
  other.close()
  useToasts.setState({ toasts: [] })
})

const mainText = ({ runtime }: Stage = stage) =>
  drafts.state.getState().drafts[drafts.main(runtime.identity.key)]?.parts[0].text

/** Requests an edit whose text is still loading. */
function askForAnEdit() {
  const { script } = stage.simulator
  const { id } = script.as('ann').publish('Published words')
  const held = script.hold(/\/source$/)
  return { held, opened: desk.edit({ identity: stage.runtime.identity.key, statusId: id as StatusId }) }
}

test('text written while an edit loads stays, and the edit is not opened', async () => {
  const main = drafts.main(stage.runtime.identity.key)
  const { held, opened } = askForAnEdit()
  await expect.poll(() => held.count).toBe(1)
  drafts.change(main, { text: 'Something else' })
  held.release()
  await opened
  expect(mainText()).toBe('Something else')
  const [toast] = useToasts.getState().toasts
  toast?.action?.run()
  expect(mainText()).toBe('Published words')
  expect(drafts.state.getState().drafts[main]?.parts[0].text).toBe('Something else')
})

test('a requested edit replaces the previous draft in the composer', async () => {
  const main = drafts.main(stage.runtime.identity.key)
  drafts.change(main, { text: 'Something else' })
  const { held, opened } = askForAnEdit()
  await expect.poll(() => held.count).toBe(1)
  held.release()
  await opened
  expect(mainText()).toBe('Published words')
  expect(useToasts.getState().toasts).toEqual([])
})

const PUBLIC = '/api/v1/timelines/public'

test('a command opens its draft for its account, even if servers share the id', async () => {
  const end = registerMainComposer(other.runtime.identity.key, () => {})
  const [id = '' as StatusId] = await stage.load(PUBLIC)
  expect(await other.load(PUBLIC)).toContain(id)
  await desk.reply({ identity: other.runtime.identity.key, statusId: id })
  expect([mainText(), mainText(other)]).toEqual([undefined, expect.stringMatching(/^@/)])
  await desk.reply({ identity: 'nobody@host.example', statusId: id })
  expect(useToasts.getState().toasts).toEqual([])
  end()
})

test('a private mention of someone who is still to be chosen begins empty', async () => {
  const identity = stage.runtime.identity.key
  await desk.message({ identity, accountId: null })
  const draft = drafts.state.getState().drafts[drafts.main(identity)]
  expect(draft).toMatchObject({ kind: 'direct', fields: { visibility: 'direct', parent: null } })
  expect(mainText()).toBe('')
})

const picture = () => new File([new Uint8Array(10)], 'a.png', { type: 'image/png' })

test('shared files are attached to a new draft, and the one being written stays', async () => {
  const identity = stage.runtime.identity.key
  const before = drafts.main(identity)
  drafts.change(before, { text: 'Something else' })
  await desk.compose({ identity, text: '', files: [picture()], onPage: true })
  const main = drafts.state.getState().drafts[drafts.main(identity)]
  expect(main?.parts[0].media.map(({ name }) => name)).toEqual(['a.png'])
  expect(main?.parts[0].text).toBe('')
  expect(drafts.state.getState().drafts[before]?.parts[0].text).toBe('Something else')
})

test('an empty draft takes the shared words and files', async () => {
  const identity = stage.runtime.identity.key
  const empty = drafts.main(identity)
  await desk.compose({ identity, text: 'Look', files: [picture()], onPage: true })
  expect(drafts.main(identity)).toBe(empty)
  const [part] = drafts.state.getState().drafts[empty]?.parts ?? []
  expect([part?.text, part?.media.map(({ name }) => name)]).toEqual(['Look', ['a.png']])
})
