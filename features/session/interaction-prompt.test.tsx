import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { handleCommand } from '@/lib/bus'
import InteractionPrompt from './interaction-prompt'
import { sessionNamed, showPage } from './testing-page'
import { fakeServer, json, type Reply } from './testing-server'

beforeAll(() => import('@/lib/ui/dialog/dialog'))

const uri = 'https://far.example/posts/1'
const found = {
  statuses: [
    {
      id: '7',
      uri,
      content: '',
      created_at: '2026-01-01T00:00:00Z',
      account: { id: '2', username: 'far', acct: 'far@far.example' },
    },
  ],
}

async function open(search: Reply, held = [sessionNamed('ana')]) {
  const [close, goTo] = [vi.fn(), vi.fn()]
  const end = handleCommand('goTo', goTo)
  const { fetch, asked } = fakeServer({ '/api/v2/search': search })
  const page = await showPage(
    <InteractionPrompt id="1" identity="host.example" payload={{ reason: 'boost', uri }} close={close} />,
    { fetch, held },
  )
  await screen.findByRole('dialog', { name: 'Sign in to boost' })
  return { ...page, close, goTo, asked, end }
}

test('goes on as an account held here, at the post as its server knows it', async () => {
  const { user, goTo, close, asked, end } = await open(() => json(found))
  await user.click(screen.getByRole('button', { name: 'Go on as @ana@host.example' }))
  await waitFor(() => expect(goTo).toHaveBeenCalledWith({ href: '/~ana@host.example/@far@far.example/7' }))
  expect(close).toHaveBeenCalledTimes(1)
  expect(asked.at(-1)?.token).toBe('Bearer token-ana')
  end()
})

test('says when that server cannot find it', async () => {
  const { user, goTo, end } = await open(() => json({ statuses: [], accounts: [] }))
  await user.click(screen.getByRole('button', { name: 'Go on as @ana@host.example' }))
  expect(await screen.findByText(/host\.example cannot find this/)).toBeDefined()
  expect(goTo).not.toHaveBeenCalled()
  end()
})

test('opens at the home server, which is remembered', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user, close, end } = await open(() => json({}), [])
  const field = screen.getByRole('textbox', { name: 'Server address' })
  await user.type(field, 'nowhere{Enter}')
  expect(screen.getByText(/not a server address/)).toBeDefined()
  expect(opened).not.toHaveBeenCalled()
  await user.clear(field)
  await user.type(field, 'home.example{Enter}')
  expect(opened.mock.calls[0]?.[0]).toBe(
    `https://home.example/authorize_interaction?uri=${encodeURIComponent(uri)}`,
  )
  expect(close).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('skein:home-server')).toBe('home.example')
  end()
})
