import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { SessionProvider } from '@/features/session'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { session } from '../../identity/session'
import { sessionAt } from '../../session-at.testing'
import { AccountMenu } from './account-menu'

test('the button shows custom emoji of the name', async () => {
  const stage = createStage()
  const { key: identityKey } = stage.runtime.identity
  const url = 'https://home.example/cat.png'
  await session.sessions.add({
    ...sessionAt(stage.simulator, 'ann'),
    identityKey,
    name: 'Sam :cat:',
    emojis: [{ shortcode: 'cat', url, static_url: url, visible_in_picker: true, category: null }],
  })
  onTestFinished(() => session.sessions.remove(identityKey))
  renderWith(
    <SessionProvider service={session}>
      <AccountMenu />
    </SessionProvider>,
    { stage },
  )
  const button = screen.getByRole('button', { name: 'Accounts, Sam :cat:' })
  expect(within(button).getByAltText(':cat:').getAttribute('src')).toBe(url)
})
