import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createIntlFor } from '@/lib/i18n'
import { answerConfirm, useModals } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import { createStage } from '@/lib/testing/stage'
import { AccountSwitcher } from './account-switcher'
import { ownAccountQuery } from './own-account'
import { readEmbedded } from '../embedded/embedded'
import { registerAccountData } from '../sign-out/account-data'
import { sessionNamed, showPage } from '../sign-in/page.testing'
import { fakeServer, json } from '../sign-in/server.testing'

beforeAll(() => import('@/lib/ui/menu/menu-popup'))

const sessions = [
  sessionNamed('ana'),
  sessionNamed('ben', { addedAt: 2, expired: true }),
  sessionNamed('ana', {
    identityKey: 'ana@other.example',
    handle: 'ana@other.example',
    server: 'https://other.example',
    addedAt: 3,
  }),
]

async function open(over: Parameters<typeof fakeServer>[0] = {}, more: object = {}, runtime?: Runtime) {
  const [onSwitch, onAdd] = [vi.fn(), vi.fn()]
  const { fetch, asked } = fakeServer(over)
  const page = await showPage(
    <AccountSwitcher identityKey="ana@host.example" runtime={runtime} onSwitch={onSwitch} onAdd={onAdd} />,
    {
      fetch,
      sessions,
      ...more,
    },
  )
  await page.user.click(screen.getByRole('button', { name: 'Accounts' }))
  await screen.findByRole('menu')
  return { ...page, onSwitch, onAdd, asked }
}

const answer = async (yes: boolean) => {
  await waitFor(() => expect(useModals.getState().stack).toHaveLength(1))
  const [entry] = useModals.getState().stack
  act(() => answerConfirm(entry?.id ?? '', yes))
  return entry?.type === 'CONFIRM' ? entry.payload.words(createIntlFor('en')) : undefined
}

test('lists the accounts with the current one checked, and switches', async () => {
  const { user, onSwitch } = await open()
  const radios = screen.getAllByRole('menuitemradio')
  expect(radios.map((radio) => radio.textContent)).toEqual([
    'ANA@ana@host.example',
    'BEN@ben@host.example · signed out',
    'ANA@ana@other.example',
  ])
  expect(radios.map((radio) => radio.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false'])
  await user.click(radios[2] ?? document.body)
  expect(onSwitch).toHaveBeenCalledWith('ana@other.example')
})

test.each([
  ['no permissions', '0', []],
  ['the permission to invite', String(2 ** 16), ['Invite people']],
  ['the permission to handle reports', String(2 ** 4), ['Moderation']],
  ['all permissions', '1', ['Invite people', 'Moderation', 'Administration']],
])('with %s, the menu links to the pages of the server that it opens', async (_name, permissions, labels) => {
  const stage = createStage()
  onTestFinished(() => stage.close())
  const { runtime, simulator } = stage
  simulator.script.rewrite('GET /api/v1/accounts/verify_credentials', (account: object) => ({
    ...account,
    role: { id: '9', name: 'Role', permissions, color: '', highlighted: true },
  }))
  await runtime.client.query(ownAccountQuery(runtime))
  await open({}, {}, runtime)
  const links = screen.queryAllByRole('menuitem').filter((item) => item.getAttribute('href') !== null)
  expect(links.map(({ textContent }) => textContent)).toEqual(labels)
  for (const link of links)
    expect(link.getAttribute('href')).toMatch(/^https:\/\/home\.example\/(invites|admin)/)
})

test('shows custom emoji in the names of the accounts', async () => {
  const emoji = (shortcode: string) => {
    const url = `https://host.example/${shortcode}.png`
    return { shortcode, url, static_url: url, visible_in_picker: true, category: null }
  }
  await open(
    {},
    {
      sessions: [
        sessionNamed('ana', { name: 'Sam :cat:', emojis: [emoji('cat')] }),
        sessionNamed('ben', { name: 'Sam :dog:', emojis: [emoji('dog')], addedAt: 2 }),
      ],
    },
  )
  const images = screen
    .getAllByRole('menuitemradio')
    .map((radio) => radio.querySelector('img[alt]:not([alt=""])'))
  expect(images.map((image) => image?.getAttribute('alt'))).toEqual([':cat:', ':dog:'])
})

test('adds an account', async () => {
  const { user, onAdd } = await open()
  await user.click(screen.getByRole('menuitem', { name: 'Add another account' }))
  expect(onAdd).toHaveBeenCalledTimes(1)
})

describe('signing out', () => {
  const signOut = /Sign out of @ana@host.example/

  test('asks for confirmation and lists what will be lost', async () => {
    const end = registerAccountData({ countUnsaved: async () => 2, erase: async () => undefined })
    const { user, service } = await open()
    await user.click(screen.getByRole('menuitem', { name: signOut }))
    const asked = await answer(false)
    end()
    expect(asked).toMatchObject({ danger: true, title: 'Sign out of @ana@host.example?' })
    expect(asked?.text).toContain('2 drafts are only stored in this browser')
    expect(service.sessions.sessionOf('ana@host.example')).not.toBeNull()
  })

  test.each([
    [0, 3, /^3 columns of this account and everything else this browser stores/],
    [
      1,
      1,
      /^1 draft is only stored in this browser and will be deleted, along with 1 column of this account/,
    ],
  ])('names what is deleted with %d unsaved drafts and %d columns', async (drafts, columns, text) => {
    const end = registerAccountData({
      countUnsaved: async () => drafts,
      countColumns: async () => columns,
      erase: async () => undefined,
    })
    const { user } = await open()
    await user.click(screen.getByRole('menuitem', { name: signOut }))
    const asked = await answer(false)
    end()
    expect(asked?.text).toMatch(text)
  })

  test('names the changes made offline that are discarded', async () => {
    const end = registerAccountData({ countWaiting: async () => 2, erase: async () => undefined })
    const { user } = await open()
    await user.click(screen.getByRole('menuitem', { name: signOut }))
    const asked = await answer(false)
    end()
    expect(asked?.danger).toBe(true)
    expect(asked?.text).toMatch(/^2 changes made offline have not been sent and are discarded\. Everything/)
  })

  test('completes when the server refuses, and reports that', async () => {
    const { user, service } = await open({ '/oauth/revoke': () => json({}, 403) })
    await user.click(screen.getByRole('menuitem', { name: signOut }))
    await answer(true)
    expect(await screen.findAllByText(/host\.example didn’t confirm/)).not.toEqual([])
    expect(service.sessions.sessionOf('ana@host.example')).toBeNull()
    expect(service.sessions.sessionOf('ana@other.example')).not.toBeNull()
  })

  test('is not offered when a server embeds the app', async () => {
    const script = document.createElement('script')
    script.id = 'initial-state'
    script.type = 'application/json'
    script.textContent = JSON.stringify({
      meta: { access_token: 't', me: '1' },
      accounts: { 1: { username: 'ana' } },
    })
    document.body.append(script)
    await open({}, { sessions: [], embedded: readEmbedded('https://host.example') })
    expect(screen.queryByRole('menuitem', { name: signOut })).toBeNull()
  })
})
