import { expect, test } from 'vitest'
import { pushScopeOf, readPushScope } from './account-scope'
import { changePushRow, claimAlert, deletePushRow, pushRowOf, writePushRow } from './push-rows'
import { pushRow } from './push-rows.testing'

const APP = 'https://skein.example/push/'

test.each(['ann@home.example', 'ann@localhost:8001', 'ä%/b@home.example'])(
  'the scope of %s is read again',
  (key) => {
    expect(readPushScope(pushScopeOf(APP, key))).toEqual({ app: APP, account: key })
  },
)

test('the scope of the app itself belongs to no account', () => {
  expect(readPushScope(APP)).toEqual({ app: APP, account: null })
  expect(readPushScope('https://skein.example/push/app/')).toMatchObject({ account: null })
})

const ROW = pushRow()

test('a subscription is stored per account, changed, and deleted', async () => {
  await writePushRow(ROW)
  await changePushRow(ROW.identity, { endpoint: 'https://push.example/2' })
  await changePushRow('ben@home.example', { endpoint: 'https://push.example/3' })
  expect(await pushRowOf(ROW.identity)).toEqual({ ...ROW, endpoint: 'https://push.example/2' })
  expect(await pushRowOf('ben@home.example')).toBeNull()
  await deletePushRow(ROW.identity)
  expect(await pushRowOf(ROW.identity)).toBeNull()
})

test('one of those that want to alert of a notification does', async () => {
  const claims = await Promise.all([claimAlert('ann@home.example', '7'), claimAlert('ann@home.example', '7')])
  expect(new Set(claims)).toEqual(new Set([true, false]))
  expect(await claimAlert('ann@home.example', '8')).toBe(true)
  expect(await claimAlert('ben@home.example', '7')).toBe(true)
  await deletePushRow('ann@home.example')
  expect(await claimAlert('ann@home.example', '7')).toBe(true)
})
