import { expect, test } from 'vitest'
import { pushScopeOf } from '@/lib/push/account-scope'
import { pushRowOf, writePushRow } from '@/lib/push/push-rows'
import { buildSmallWorld } from '@/lib/simulator/seed'
import { createSimulator } from '@/lib/simulator/simulator'
import { putOnNetwork } from '@/lib/testing/network'
import { stubPushPlatform } from '@/lib/testing/push-platform'
import { session } from '../identity/session'
import { sessionAt } from '../session-at.testing'
import { connectInstalled } from './connect-installed'

test('signing out ends the pushes of the account, and of no other', async () => {
  const platform = stubPushPlatform('granted')
  const simulator = createSimulator({ world: buildSmallWorld() })
  putOnNetwork(simulator)
  void connectInstalled()
  const keys: string[] = []
  for (const acct of ['ann', 'ben']) {
    const signedIn = sessionAt(simulator, acct)
    const { identityKey, server } = signedIn
    keys.push(identityKey)
    await session.sessions.add(signedIn)
    const notes = {
      lang: 'en',
      dir: 'ltr',
      me: '1',
      sentences: {},
      counts: [],
      favourite: '',
      boost: '',
    } as const
    const rest = { reply: '', failed: '', quiet: { on: false, from: 0, to: 0 }, pausedUntil: 0 }
    await writePushRow({
      identity: identityKey,
      server,
      key: '',
      endpoint: '',
      types: [],
      policy: 'all',
      notes: { ...notes, ...rest },
    })
    const scope = pushScopeOf(new URL('/', location.origin).href, identityKey)
    await navigator.serviceWorker.register('/sw.js', { scope })
  }
  const [ann = '', ben = ''] = keys
  await session.signOut(ann)
  expect(platform.scopes()).toEqual([expect.stringContaining('ben')])
  expect([await pushRowOf(ann), (await pushRowOf(ben))?.identity]).toEqual([null, ben])
  await session.signOut(ben)
  expect(platform.scopes()).toEqual([])
})
