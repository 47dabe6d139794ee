import { render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { ToastRegion } from '@/lib/ui/toast/toast-region'
import type { AccountId } from '@/schemas/primitives'
import type { Fetch } from '../servers/visitor-http'
import { createSessionService, type SessionService, type SessionServiceOptions } from '../accounts/service'
import type { Session } from '../accounts/store/stored'
import { SessionProvider } from '../accounts/use-sessions'

export interface TestPage extends RenderResult {
  user: UserEvent
  service: SessionService
  /** URLs the page navigated to. */
  left: string[]
}

/** Returns a session of `name` at host.example, for tests. */
export const sessionNamed = (name: string, more: Partial<Session> = {}): Session => ({
  identityKey: `${name}@host.example`,
  server: 'https://host.example',
  accountId: `id-${name}` as AccountId,
  name: name.toUpperCase(),
  emojis: [],
  avatar: '',
  handle: `${name}@host.example`,
  expired: false,
  token: `token-${name}`,
  scopes: 'read write push',
  clientId: 'id',
  clientSecret: 'secret',
  revocationPath: '/oauth/revoke',
  embedded: false,
  addedAt: 1,
  ...more,
})

interface Options extends Partial<Omit<SessionServiceOptions, 'fetch'>> {
  fetch: Fetch
  sessions?: Session[]
}

/** Renders `ui` with its own session service over an empty database, for tests. */
export async function showPage(
  ui: ReactNode,
  { fetch, sessions = [], ...options }: Options,
): Promise<TestPage> {
  vi.stubGlobal('indexedDB', options.db === undefined ? new IDBFactory() : indexedDB)
  const left: string[] = []
  const service = createSessionService({
    fetch,
    now: () => 1000,
    config: { defaultServer: null, productName: 'Skein' },
    embedded: null,
    root: 'https://app.example/',
    leave: (url) => void left.push(url),
    ...options,
  })
  for (const session of sessions) await service.sessions.add(session)
  await service.start()
  onTestFinished(() => {
    service.sessions.close()
    vi.unstubAllGlobals()
  })
  const page = render(
    <SessionProvider service={service}>
      {ui}
      <ToastRegion />
    </SessionProvider>,
  )
  return { ...page, user: userEvent.setup(), service, left }
}
