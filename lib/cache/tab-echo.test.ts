import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { EntityCache } from './entity-cache'
import { S, statusRow, withBookmark } from './samples.testing'
import type { TabChannel } from '@/lib/util/tab-channel'
import { createTabEcho } from './tab-echo'

/** Channels with the same name: each receives the messages of the others. */
function makeChannels() {
  const ears: ((message: unknown) => void)[] = []
  return (): TabChannel => {
    let own: (message: unknown) => void = () => {}
    return {
      send(message) {
        for (const ear of ears) if (ear !== own) ear(structuredClone(message))
      },
      onMessage(listener) {
        own = listener
        ears.push(listener)
        return () => ears.splice(ears.indexOf(listener), 1)
      },
      close() {
        ears.splice(ears.indexOf(own), 1)
      },
    }
  }
}

const tab = (channel: TabChannel | null) => {
  const cache = new EntityCache(new QueryClient())
  return { cache, echo: createTabEcho(cache, channel) }
}
const boosted = statusRow({ reblogged: true, reblogs_count: 1 })

it('shows the answers of another tab, below the changes in flight here', () => {
  const open = makeChannels()
  const [here, there] = [tab(open()), tab(open())]
  for (const { cache } of [here, there]) cache.ingest([statusRow()], cache.tick())
  const sent = here.cache.tick()
  here.cache.begin('status', S('1'), withBookmark(true))
  there.cache.ingest([boosted], there.cache.tick())
  there.echo.send([{ kind: 'status', id: S('1') }])
  expect(here.cache.read('status', S('1'))).toMatchObject({ reblogged: true, bookmarked: true })
  here.cache.ingest([statusRow()], sent)
  expect(here.cache.read('status', S('1'))?.reblogged).toBe(true)
})

it('ignores entities that are not cached here, and unreadable messages', () => {
  const open = makeChannels()
  const [here, there] = [tab(open()), tab(open())]
  there.cache.ingest([boosted], there.cache.tick())
  there.echo.send([{ kind: 'status', id: S('1') }])
  open().send('nonsense')
  expect(here.cache.read('status', S('1'))).toBeUndefined()
  here.echo.close()
})

it('works without channels', () => {
  const alone = tab(null)
  alone.echo.send([{ kind: 'status', id: S('1') }])
  alone.echo.close()
  expect(alone.cache.size).toBe(0)
})
