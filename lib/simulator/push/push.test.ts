import { expect, test } from 'vitest'
import { stage } from '../testing'
import { createReceiver, encryptPush, knownReceiver, privateKeyOf } from './encrypt'
import { fromBase64Url, toBase64Url, VAPID } from './keys'

const ENDPOINT = 'https://push.example/1'

/** A server to which a browser of alice has subscribed. */
async function subscribed(data: object = { alerts: { mention: true } }, scopes?: readonly string[]) {
  const at = stage()
  const alice = at.as('alice', scopes)
  const receiver = await createReceiver()
  const { p256dh, auth } = receiver
  const subscription = { endpoint: ENDPOINT, keys: { p256dh, auth }, standard: true }
  const answer = await alice.call('POST /api/v1/push/subscription', { subscription, data })
  const read = async () => {
    const sent = await at.script.pushed()
    return Promise.all(
      sent.map(async ({ body }) => JSON.parse(await receiver.decrypt(body)) as Record<string, unknown>),
    )
  }
  return { ...at, alice, answer, read }
}

test('the example of RFC 8291 is encrypted as there', async () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const publicKey = fromBase64Url(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  )
  const text = 'When I grow up, I want to be a watermelon'
  const body = await encryptPush(text, keys, {
    salt: fromBase64Url('DGv6ra1nlYgDCS1FRnbzlw'),
    publicKey,
    privateKey: await privateKeyOf('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', publicKey),
  })
  expect(toBase64Url(body)).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
  const receiver = await knownReceiver('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', keys)
  expect(await receiver.decrypt(body)).toBe(text)
})

test('a mention is pushed, encrypted for the browser, and signed by the announced key', async () => {
  const { script, alice, read } = await subscribed()
  const post = script.as('bob').publish('@alice <b>hello</b>')
  expect(await read()).toMatchObject([
    {
      access_token: alice.token,
      notification_type: 'mention',
      preferred_locale: 'en',
      body: '@alice <b>hello</b>',
    },
  ])
  const [push] = await script.pushed()
  const [{ notification_id: id } = {}] = await read()
  const { body } = await alice.call<{ status: { id: string } }>(`GET /api/v1/notifications/${String(id)}`)
  expect(body.status.id).toBe(post.id)
  expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '172800' })
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(push?.headers['authorization'] ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const announced = await crypto.subtle.importKey('raw', fromBase64Url(VAPID), curve, false, ['verify'])
  const signed = new TextEncoder().encode(`${head}.${claims}`)
  expect(
    await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      announced,
      fromBase64Url(signature),
      signed,
    ),
  ).toBe(true)
  expect(key).toBe(VAPID.replace('=', ''))
  expect(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))).toMatchObject({
    aud: 'https://push.example',
  })
})

test('only the chosen types and senders are pushed', async () => {
  const { script, alice, read } = await subscribed({ alerts: { mention: true }, policy: 'followed' })
  script.person('carol')
  script.as('alice').follow('bob')
  script.as('carol').publish('@alice of a stranger')
  const own = script.as('alice').publish('Mine')
  script.as('bob').favourite(own.id)
  script.as('bob').publish('@alice of a friend')
  expect((await read()).map(({ body }) => body)).toEqual(['@alice of a friend'])
  await alice.call('PUT /api/v1/push/subscription', { data: { policy: 'none' } })
  script.as('bob').publish('@alice again')
  expect(await read()).toHaveLength(1)
})

test('a revoked token has no subscription any more', async () => {
  const { script, alice, read } = await subscribed()
  script.revoke(alice.token ?? '')
  script.as('bob').publish('@alice hello')
  expect(await read()).toEqual([])
})

test('the server forgets a subscription that the push service does not know', async () => {
  const at = stage({ postPush: () => Promise.resolve(410) })
  const alice = at.as('alice')
  const { p256dh, auth } = await createReceiver()
  await alice.call('POST /api/v1/push/subscription', {
    subscription: { endpoint: ENDPOINT, keys: { p256dh, auth } },
    data: { alerts: { mention: true } },
  })
  at.script.as('bob').publish('@alice hello')
  await at.script.pushed()
  expect((await alice.call('GET /api/v1/push/subscription')).status).toBe(404)
})
