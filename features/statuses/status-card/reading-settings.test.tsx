import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { resetSettings, setSettings } from '@/features/settings'
import { mediaOf, put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { StatusCard } from './status-card'

let made = 0
afterEach(() => act(() => resetSettings()))

function show(wire: Record<string, unknown>) {
  const stage = createStage()
  const { id } = put.status(stage.runtime, { id: `77${++made}`, ...wire })
  return renderWith(<StatusCard id={id} />, { stage })
}
const image = () => screen.queryByRole('img', { name: 'A heron at dawn' })

test('posts with warnings are open when set, and can be closed by hand', async () => {
  const { user } = show({ spoiler_text: 'Spider', content: '<p>Doris</p>' })
  expect(screen.queryByText('Doris')).toBeNull()
  act(() => setSettings({ expandWarnings: true }))
  expect(screen.getByText('Doris')).toBeTruthy()
  expect(screen.getByText('Spider')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hide post' }))
  expect(screen.queryByText('Doris')).toBeNull()
})

test('media are shown and hidden as set', () => {
  show({ sensitive: true, media_attachments: [mediaOf()] })
  expect(image()).toBeNull()
  act(() => setSettings({ displayMedia: 'show_all' }))
  expect(image()).toBeTruthy()
})

test('media that are not sensitive can be hidden too', () => {
  show({ media_attachments: [mediaOf()] })
  expect(image()).toBeTruthy()
  act(() => setSettings({ displayMedia: 'hide_all' }))
  expect(image()).toBeNull()
})
