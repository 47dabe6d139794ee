import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { documentScroller } from '@/lib/column'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { Directory } from './directory'
import { directoryList, type DirectoryView } from './directory-list'
import { idsOf } from '@/lib/query'

const ROUTE = 'GET /api/v1/directory'
const RECENT: DirectoryView = { order: 'active', local: false }

function show(view: DirectoryView = RECENT, options: StageOptions = {}) {
  const stage = createStage(options)
  const ui = <Directory {...view} scroller={documentScroller()} memory={new WindowMemory()} />
  return { stage, render: () => renderWith(ui, { stage }) }
}

test('requests people by order and server, page after page, each once', async () => {
  const stage = createStage()
  const { script, server } = stage.simulator
  for (let at = 0; at < 50; at++) script.person(`person${at}`)
  for (const { id } of server.world.accounts.values()) server.world.accounts.patch(id, { discoverable: true })
  const list = directoryList(stage.runtime, { order: 'new', local: true })
  const data = await stage.runtime.client.infiniteQuery({ ...list, pages: 3 })
  const queries = stage.simulator.recorded.flatMap(({ route, path }) =>
    route === ROUTE ? [new URL(path, 'https://home.example').search] : [],
  )
  expect(queries).toEqual([
    '?order=new&local=true&limit=40',
    '?order=new&local=true&limit=40&offset=40',
    expect.stringContaining('offset='),
  ])
  expect(idsOf(data).length).toBeGreaterThan(50)
  stage.close()
})

test.each([
  ['active', /followers?Last post /],
  ['new', /followers?Joined /],
] as const)('people by %s show the day that decides', async (order, words) => {
  const { stage, render } = show({ order, local: false })
  const { script, server } = stage.simulator
  server.world.accounts.patch(script.person('wren'), { discoverable: true, lastStatusAt: 5_000_000_000 })
  render()
  const row = (await screen.findByText('@wren')).closest('[role=listitem]')
  expect(row?.textContent).toMatch(words)
})

test('an empty directory says how it fills', async () => {
  const { stage, render } = show()
  for (const { id } of stage.simulator.server.world.accounts.values())
    stage.simulator.server.world.accounts.patch(id, { discoverable: false })
  render()
  expect(await screen.findByText('No one is listed yet')).toBeTruthy()
})

test('a server without a directory is named as the reason', async () => {
  show(RECENT, { software: 'gotosocial' }).render()
  expect(await screen.findByText('This server has no profile directory')).toBeTruthy()
})

test('visitors are asked to sign in where the server requires it', async () => {
  const { stage, render } = show(RECENT, { as: null })
  stage.simulator.script.refuse(ROUTE, 401, { error: 'Sign in' }, { times: 9 })
  render()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy())
})
