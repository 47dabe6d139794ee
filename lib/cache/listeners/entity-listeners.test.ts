import { QueryClient, notifyManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EntityCache } from '../entity-cache'
import { createEntityListeners } from './entity-listeners'
import { entityHash } from '../keys'
import { S, statusRow } from '../samples.testing'

const defer = (run: () => void) => setTimeout(run, 0)
beforeEach(() => notifyManager.setScheduler((run) => run()))
afterEach(() => notifyManager.setScheduler(defer))

const hash = (id: string) => entityHash('status', S(id))

it('notifies the rows of the changed entity, once per batch, and no others', () => {
  const client = new QueryClient()
  const cache = new EntityCache(client)
  const listeners = createEntityListeners(client.getQueryCache())
  const [one, two] = [vi.fn(), vi.fn()]
  listeners.listen(hash('1'), one)
  const stop = listeners.listen(hash('2'), two)
  expect([...listeners.mounted()]).toEqual([hash('1'), hash('2')])

  cache.ingest([statusRow(), statusRow({ content: 'more' })], cache.tick())
  expect(cache.read('status', S('1'))?.content).toBe('more')
  expect(one).toHaveBeenCalled()
  expect(two).not.toHaveBeenCalled()

  one.mockClear()
  cache.ingest([statusRow({ content: 'more' })], cache.tick())
  expect(one).not.toHaveBeenCalled()

  stop()
  cache.ingest([statusRow({}, '2')], cache.tick())
  expect(two).not.toHaveBeenCalled()
  expect([...listeners.mounted()]).toEqual([hash('1')])

  client.removeQueries({ queryKey: ['status', '1'] })
  expect(one).toHaveBeenCalledOnce()
  listeners.close()
  client.clear()
})
