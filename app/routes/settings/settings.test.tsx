import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { alertSettingsOf } from '@/features/notifications'
import { SettingsOverview, TopicPage } from '@/features/settings'
import { instanceQuery } from '@/features/instance'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { version } from '@/package.json'
import { aboutTopic } from './about-topic'
import { accountsTopic } from './accounts-topic'
import { privacyTopic } from './privacy-topic'
import { SettingsTopicRoute } from './settings'

afterEach(() => localStorage.clear())

const found = (name: RegExp) => screen.queryAllByRole('link', { name })

test.each([
  ['mastodon', 1],
  ['gotosocial', 0],
] as const)('on %s, the search finds pages of the server that are linked: %s', async (software, count) => {
  const stage = createStage({ software })
  await stage.runtime.client.query(instanceQuery(stage.runtime))
  const { user } = renderWith(<SettingsOverview topics={[accountsTopic]} />, { stage })
  await user.type(screen.getByRole('searchbox'), 'delete account')
  expect(found(/^Delete account/)).toHaveLength(count)
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'password')
  expect(found(/^Change email or password/)).toHaveLength(1)
})

test('blocked servers are neither listed nor found where the server has none', async () => {
  const stage = createStage()
  const { capabilities } = stage.runtime.http
  const { user } = renderWith(
    <>
      <SettingsOverview topics={[privacyTopic]} />
      <TopicPage topic={privacyTopic} topics={[privacyTopic]} />
    </>,
    { stage },
  )
  await user.type(screen.getByRole('searchbox'), 'blocked servers')
  const links = () => screen.queryAllByRole('link', { name: /^Blocked servers/ })
  expect(links()).toHaveLength(2)
  act(() => capabilities.ruleOut('userDomainBlocks'))
  await user.type(screen.getByRole('searchbox'), ' ')
  expect(links()).toHaveLength(0)
})

test.each([
  ['Verify your links', '/settings/verification'],
  ['Languages in live feeds', '/settings/preferences/other'],
  ['Manage followers and follows', '/relationships'],
  ['Export data and archive', '/settings/export'],
])('“%s” leads to the page of Mastodon', async (name, path) => {
  const { stage } = renderWith(<TopicPage topic={accountsTopic} topics={[accountsTopic]} />)
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe(new URL(path, stage.runtime.identity.server).href)
})

test('the page about Skein has the version of the package with the build', () => {
  renderWith(<TopicPage topic={aboutTopic} topics={[aboutTopic]} />)
  expect(screen.getByText(/^Version: /).textContent).toBe(`Version: ${version}+dev`)
})

test('pages of the server say once that they are about this account', async () => {
  renderWith(<TopicPage topic={accountsTopic} topics={[accountsTopic]} />)
  const group = await screen.findByRole('region', { name: 'On your server' })
  expect(await within(group).findByRole('link', { name: 'Delete account' })).toBeTruthy()
  expect(within(group).getAllByText('This account')).toHaveLength(1)
})

test('changed alerts of the account are saved, and the page says so', async () => {
  const { stage } = renderWith(<SettingsTopicRoute params={{ topic: 'notifications' }} search={{}} />)
  expect(screen.queryByText('Saved')).toBeNull()
  act(() => alertSettingsOf(stage.runtime.identity.key).set((before) => ({ ...before, alerts: ['poll'] })))
  expect(await screen.findByText('Saved')).toBeTruthy()
})

test.each([
  ['Privacy', '/sign-in/privacy'],
  ['Licences', '/licences.txt'],
])('the page about Skein leads to “%s”', async (name, path) => {
  renderWith(<TopicPage topic={aboutTopic} topics={[aboutTopic]} />)
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path)
})
