import { expect, test, vi } from 'vitest'
import { createConnectivity } from '@/lib/alerts'
import { offlineWhenAllAre, offlineWhileOthersWork } from './combined'

const server = () =>
  createConnectivity({ onLine: () => false, probe: () => Promise.reject(new Error('lost')) })

test('the deck is offline when no server can be reached, a column when only its server is', () => {
  const [one, other] = [server(), server()]
  const deck = offlineWhenAllAre([one, other])
  const column = offlineWhileOthersWork(one, [one, other])
  const states = () => [deck.offline(), column.offline()]
  const heard = vi.fn()
  const stop = deck.subscribe(heard)
  expect(states()).toEqual([false, false])
  one.lost()
  expect(states()).toEqual([false, true])
  other.lost()
  expect(states()).toEqual([true, false])
  one.answered()
  expect(states()).toEqual([false, false])
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
  one.lost()
  expect(heard).toHaveBeenCalledTimes(3)
})

test('of a single server the deck reports the loss, not its columns', () => {
  const one = server()
  one.lost()
  expect([offlineWhenAllAre([one]).offline(), offlineWhileOthersWork(one, [one]).offline()]).toEqual([
    true,
    false,
  ])
})
