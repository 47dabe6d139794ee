import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { resetSettings, setSettings } from '@/features/settings'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { documentScroller } from '@/lib/column'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { homeSource } from '../engine/source'
import { prepareTimelines } from '../engine/engines'
import { Timeline } from '../timeline/timeline'

afterEach(() => act(() => resetSettings()))

const scroller = { ...documentScroller(), height: () => 900 }

/** Home with a post at the top and four boosts of different posts below. */
async function open() {
  const stage = createStage()
  const { script } = stage.simulator
  const finn = script.as('finn@remote.example')
  const eve = script.as('eve@remote.example')
  eve.publish('Below')
  const posts = ['One', 'Two', 'Three', 'Four'].map((text) => eve.publish(`Number ${text}`).id)
  for (const id of posts) finn.boost(id)
  eve.publish('On top')
  // Leave the original posts out, so that only the boosts show them.
  script.rewrite('GET /api/v1/timelines/home', (answer) =>
    (answer as { id: string }[]).filter(({ id }) => !posts.includes(id)),
  )
  prepareTimelines(stage.runtime)
  const view = renderWith(
    <Timeline source={homeSource()} scroller={scroller} memory={new WindowMemory()} label="List" />,
    { stage },
  )
  await screen.findByLabelText('List', { selector: '[role=feed]' })
  return view
}

test('consecutive boosts are shown side by side and link to their posts', async () => {
  setSettings({ boostStrips: true })
  await open()
  const strip = await screen.findByRole('article', { name: '4 boosts' })
  const links = within(strip).getAllByRole('link')
  expect(links.map((link) => /Number \w+/.exec(link.textContent)?.[0])).toEqual([
    'Number Four',
    'Number Three',
    'Number Two',
    'Number One',
  ])
  expect(links[0]?.getAttribute('href')).toMatch(/^\/@eve@remote\.example\/\d+$/)
  expect(links[0]?.getAttribute('aria-label')).toMatch(/^Finn Ellery boosted, Eve/)
  expect(strip.getAttribute('aria-posinset')).toBe('2')
})

test('arrow keys move from the row to its first card, then from card to card', async () => {
  setSettings({ boostStrips: true })
  await open()
  const strip = await screen.findByRole('article', { name: '4 boosts' })
  const links = within(strip).getAllByRole('link')
  strip.focus()
  const user = userEvent.setup()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(links[0])
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(document.activeElement).toBe(links[1])
  expect(within(strip).getByRole('button', { name: 'Next boosts' })).toBeDefined()
})

test('with the setting off, boosts are ordinary rows', async () => {
  await open()
  await screen.findByRole('article', { name: /^Finn Ellery boosted.*Number Two/ })
  expect(screen.queryByRole('article', { name: '4 boosts' })).toBeNull()
})
