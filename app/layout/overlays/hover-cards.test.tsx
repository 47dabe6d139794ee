import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { HoverCards } from './hover-cards'

test('a link in a bio to a remote account is looked up while the card stays open, then opens in the app', async () => {
  const stage = createStage()
  put.account(stage.runtime, { note: '<p>Also <a href="https://remote.example/@eve">here</a></p>' })
  vi.stubGlobal('open', vi.fn())
  const { user } = renderWith(
    <>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the markup of names in rows */}
      <a href="/@mira" data-account="900">
        Mira
      </a>
      <HoverCards />
    </>,
    { stage },
  )
  const held = stage.simulator.script.hold(/search/)
  screen.getByRole('link', { name: 'Mira' }).focus()
  fireEvent.keyDown(screen.getByRole('link', { name: 'Mira' }), { key: 'ArrowDown', altKey: true })
  const card = await screen.findByRole('dialog', { name: 'Preview' })
  const link = await within(card).findByRole('link', { name: 'here' })
  await user.click(link)
  await waitFor(() => expect(link.getAttribute('aria-busy')).toBe('true'))
  expect(card.isConnected).toBe(true)
  held.release()
  await waitFor(() => expect(stage.navigation.went).toEqual(['/@eve@remote.example']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(open).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
