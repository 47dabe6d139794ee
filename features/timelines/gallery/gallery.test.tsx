import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useModals } from '@/lib/modals'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { documentScroller } from '@/lib/column'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { Gallery } from './gallery'
import { prepareTimelines } from '../engine/engines'
import { accountSource } from '../engine/source'
import { mediaOf, statusOf } from '@/lib/testing/factories'

afterEach(() => act(() => useModals.setState({ stack: [] })))

/** Revealed media are remembered per account, so each test signs in as a different account. */
const MEDIA = [
  statusOf({ id: '30', language: 'de', media_attachments: [mediaOf({ id: '1', description: 'A heron' })] }),
  statusOf({ id: '20', sensitive: true, media_attachments: [mediaOf({ id: '2', description: 'A wound' })] }),
  statusOf({
    id: '10',
    media_attachments: [
      mediaOf({ id: '3', description: 'A gull' }),
      mediaOf({ id: '4', description: 'Notes', type: 'unknown' }),
    ],
  }),
]

async function show(as = 'ann') {
  const stage = createStage({ as })
  stage.simulator.script.rewrite('GET /api/v1/accounts/:id/statuses', () => MEDIA)
  prepareTimelines(stage.runtime)
  const source = accountSource(stage.accountId('hana@machi.example'), 'media')
  const scroller = { ...documentScroller(), height: () => 900 }
  const view = renderWith(
    <Gallery source={source} scroller={scroller} memory={new WindowMemory()} label="Mira" />,
    { stage },
  )
  await screen.findByRole('link', { name: /^A heron/ })
  return view
}

test('pressing an image opens all media that are not hidden, each with its post', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('link', { name: /^A gull/ }))
  const [modal] = useModals.getState().stack
  expect(modal).toMatchObject({
    type: 'MEDIA',
    payload: {
      media: [{ id: '1' }, { id: '3' }],
      posts: [{ id: '30', lang: 'de' }, { id: '10' }],
      index: 1,
    },
  })
})

test('the viewer includes revealed media', async () => {
  const { user } = await show('ben')
  await user.click(screen.getByRole('button', { name: /^Show sensitive media/ }))
  await user.click(screen.getByRole('link', { name: /^A wound/ }))
  const [modal] = useModals.getState().stack
  expect(modal).toMatchObject({ payload: { media: [{ id: '1' }, { id: '2' }, { id: '3' }], index: 1 } })
})

test('pressing an image with Ctrl follows its link to the post', async () => {
  await show()
  const link = screen.getByRole('link', { name: /^A heron/ })
  expect(link.getAttribute('href')).toMatch(/30$/)
  fireEvent.click(link, { ctrlKey: true })
  expect(useModals.getState().stack).toEqual([])
})

test('pressing a file follows its link to the post', async () => {
  await show()
  fireEvent.click(screen.getByRole('link', { name: /^Notes/ }))
  expect(useModals.getState().stack).toEqual([])
})

test('an account without media shows the empty state', async () => {
  const stage = createStage()
  prepareTimelines(stage.runtime)
  const source = accountSource(stage.accountId('dora'), 'media')
  const scroller = { ...documentScroller(), height: () => 900 }
  renderWith(<Gallery source={source} scroller={scroller} memory={new WindowMemory()} label="Dora" />, {
    stage,
  })
  await screen.findByText('This server has no posts of this kind from this account.')
})
