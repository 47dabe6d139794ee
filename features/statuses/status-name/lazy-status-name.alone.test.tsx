import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { waitForFirstScreen } from '@/lib/util/first-screen'
import { StatusCard } from '../status-card/status-card'

test('a post is complete before its accessible name, which is loaded after the first paint', async () => {
  waitForFirstScreen()
  const stage = createStage()
  const { id } = put.status(stage.runtime, {})
  renderWith(<StatusCard id={id} />, { stage })
  const row = screen.getByRole('article')
  expect(row.textContent).toContain('A quiet morning')
  expect(row.hasAttribute('aria-label')).toBe(false)
  dispatchEvent(new Event('pointerdown'))
  await waitFor(() => expect(row.getAttribute('aria-label')).toMatch(/^Mira Holm, A quiet morning, /))
})
