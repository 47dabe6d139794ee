import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { AccountRow } from './account-row'

test('the line of the bio shows custom emoji', () => {
  const stage = createStage()
  const url = 'https://far.example/wave.png'
  const { id } = put.account(stage.runtime, {
    note: '<p>Birds :wave:</p>',
    emojis: [{ shortcode: 'wave', url, static_url: url, visible_in_picker: true }],
  })
  renderWith(<AccountRow id={id} />, { stage })
  expect(within(screen.getByText('Birds')).getByRole('img', { name: ':wave:' })).toBeTruthy()
})
