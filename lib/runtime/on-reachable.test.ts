import { expect, test, vi } from 'vitest'
import { emitFact } from '@/lib/bus'
import { visitorOf } from './identity'
import { onReachable } from './on-reachable'
import './facts'

test('a listener is called for its own server only, until it is removed', () => {
  const identity = visitorOf('https://home.example')
  const listener = vi.fn()
  const stop = onReachable({ identity }, listener)
  emitFact('reachable', { identity: 'other.example' })
  expect(listener).not.toHaveBeenCalled()
  emitFact('reachable', { identity: identity.key })
  expect(listener).toHaveBeenCalledOnce()
  stop()
  emitFact('reachable', { identity: identity.key })
  expect(listener).toHaveBeenCalledOnce()
})
