import { expect, test } from 'vitest'
import { getHandedOver, handOver, onHandOver } from '@/features/media'
import { SessionProvider } from '@/features/session'
import { idOf, mediaOf } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { session } from '../../identity/session'
import { Corner } from './corner'

test('a video of an account that is not signed in does not stay', () => {
  const left: unknown[] = []
  onHandOver(() => left.push(getHandedOver()))
  const media = mediaOf({ id: 'v', type: 'video', url: 'https://far.example/v.mp4' })
  const place = {
    key: 'gone@far.example/9/v',
    identityKey: 'gone@far.example',
    statusId: idOf('status', '9'),
  }
  handOver({ ...place, media, lang: null, time: 3, rate: 1 })
  renderWith(
    <SessionProvider service={session}>
      <Corner />
    </SessionProvider>,
  )
  expect(getHandedOver()).toBeNull()
  expect(left).toHaveLength(2)
})
