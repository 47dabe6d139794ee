import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { handleCommand } from '@/lib/bus'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { StatusCard } from './status-card'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})

async function open(wire: Record<string, unknown> = {}, stage: Stage = createStage()) {
  const { id } = put.status(stage.runtime, wire)
  const rendered = renderWith(<StatusCard id={id} />, { stage })
  await rendered.user.click(screen.getByRole('button', { name: 'More' }))
  const menu = await screen.findByRole('menu')
  const names = () =>
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent)
  const choose = (name: string) => rendered.user.click(within(menu).getByRole('menuitem', { name }))
  return { ...rendered, stage, id, names, choose }
}

test('a visitor and a reader see what leads somewhere', async () => {
  const { names } = await open({}, createStage({ as: null }))
  expect(names()).toEqual(['Expand this post', 'Open original page', 'Copy link'])
})

test('mentioning is offered when somebody answers it', async () => {
  const asked = vi.fn()
  ends.push(handleCommand('mention', asked))
  const { names, choose } = await open()
  expect(names()).toContain('Mention @mira')
  await choose('Mention @mira')
  expect(asked).toHaveBeenCalledWith({ accountId: '900' })
})

test('a private post of another has no original page to open', async () => {
  const { names } = await open({ visibility: 'private' })
  expect(names()).toEqual(['Expand this post', 'Copy link'])
})

test('expanding goes to the thread', async () => {
  const { choose, stage, id } = await open()
  await choose('Expand this post')
  expect(stage.navigation.went).toEqual([`/@mira@far.example/${id}`])
})

test('copying says so, or shows the link where it cannot', async () => {
  const first = await open()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await first.choose('Copy link')
  await screen.findAllByText('Link copied')
  expect(write).toHaveBeenCalledWith('https://far.example/@mira/9001')
  first.unmount()
  const second = await open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await second.choose('Copy link')
  await screen.findAllByText('The link could not be copied: https://far.example/@mira/9001')
})

test('a post whose addresses are no web addresses offers no link', async () => {
  const { names } = await open({ url: 'javascript:alert(1)', uri: 'tag:far.example,2026:1' })
  expect(names()).toEqual(['Expand this post'])
})
