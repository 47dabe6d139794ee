import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { StatusCard } from '../status-card'

test('a post is complete before its buttons; a press where they will be does not open it', async () => {
  const stage = createStage()
  const { id } = put.status(stage.runtime, {})
  renderWith(<StatusCard id={id} />, { stage })
  const row = screen.getByRole('article')
  expect(row.textContent).toContain('A quiet morning')
  expect(within(row).queryByRole('button', { name: 'Favourite' })).toBeNull()
  const place = row.querySelector('[data-waiting]')
  if (!place) throw new Error('no place is kept for the buttons')
  fireEvent.mouseDown(place)
  fireEvent.click(place)
  expect(stage.navigation.went).toEqual([])
  expect(await within(row).findByRole('button', { name: 'Favourite' })).toBeTruthy()
  expect(row.querySelector('[data-waiting]')).toBeNull()
})
