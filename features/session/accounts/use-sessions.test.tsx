import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createStore } from 'zustand'
import type { SessionService } from './service'
import { SessionProvider, useNamedAccount } from './use-sessions'

const named = (identityKeys: string[] | null, key: string) => {
  const accounts = identityKeys?.map((identityKey) => ({ identityKey }))
  const service = { sessions: { state: createStore(() => ({ accounts })) } } as unknown as SessionService
  const wrapper = ({ children }: { children: ReactNode }) =>
    identityKeys ? <SessionProvider service={service}>{children}</SessionProvider> : children
  return renderHook(() => useNamedAccount(key), { wrapper }).result.current?.identityKey ?? null
}

test.each([
  [['ann@one.example', 'ben@two.example'], 'ben@two.example', 'ben@two.example'],
  [['ann@one.example'], 'ann@one.example', null],
  [['ann@one.example', 'ben@two.example'], 'cleo@one.example', null],
  [null, 'ann@one.example', null],
])('of the accounts %j, %s is named %s', (accounts, key, result) => expect(named(accounts, key)).toBe(result))
