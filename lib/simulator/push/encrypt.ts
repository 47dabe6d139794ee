import { fromBase64Url, toBase64Url } from './keys'

type Bytes = Uint8Array<ArrayBuffer>

const { subtle } = crypto
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const

const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

const joined = (...parts: readonly Uint8Array[]): Bytes => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

async function derive(secret: Bytes, salt: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(
    await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8),
  )
}

const pointOf = (publicKey: Bytes) => subtle.importKey('raw', publicKey, CURVE, true, [])

/** Returns a private key from its parts, as bytes in base64. */
export const privateKeyOf = (d: string, publicKey: Bytes): Promise<CryptoKey> =>
  subtle.importKey(
    'jwk',
    {
      kty: 'EC',
      crv: 'P-256',
      d,
      x: toBase64Url(publicKey.slice(1, 33)),
      y: toBase64Url(publicKey.slice(33)),
    },
    CURVE,
    true,
    ['deriveBits'],
  )

interface Secrets {
  readonly key: CryptoKey
  readonly nonce: Bytes
}

/** The secrets that both sides derive: from their own private key, the other's public key, and what the browser shared. */
async function secretsOf(
  own: CryptoKey,
  other: Bytes,
  receiver: Bytes,
  sender: Bytes,
  auth: Bytes,
  salt: Bytes,
): Promise<Secrets> {
  const shared = await subtle.deriveBits({ name: 'ECDH', public: await pointOf(other) }, own, 256)
  const info = joined(utf8('WebPush: info\0'), receiver, sender)
  const secret = await derive(new Uint8Array(shared), auth, info, 32)
  const key = await derive(secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16)
  return {
    key: await subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']),
    nonce: await derive(secret, salt, utf8('Content-Encoding: nonce\0'), 12),
  }
}

/** The keys of a browser that subscribes, as the API has them. */
export interface ReceiverKeys {
  readonly p256dh: string
  readonly auth: string
}

/** The random parts of a message; given in tests. */
interface Chance {
  readonly salt: Bytes
  readonly privateKey: CryptoKey
  readonly publicKey: Bytes
}

async function randomChance(): Promise<Chance> {
  const pair = await subtle.generateKey(CURVE, true, ['deriveBits'])
  return {
    salt: crypto.getRandomValues(new Uint8Array(16)),
    privateKey: pair.privateKey,
    publicKey: new Uint8Array(await subtle.exportKey('raw', pair.publicKey)),
  }
}

/** Length of a record, in bytes. A message is a single one. */
const RECORD = 4096

/** Encrypts a message for a browser (RFC 8291, content encoding aes128gcm). */
export async function encryptPush(
  text: string,
  { p256dh, auth }: ReceiverKeys,
  chance?: Chance,
): Promise<Bytes> {
  const { salt, privateKey, publicKey } = chance ?? (await randomChance())
  const receiver = fromBase64Url(p256dh)
  const { key, nonce } = await secretsOf(privateKey, receiver, receiver, publicKey, fromBase64Url(auth), salt)
  const header = new Uint8Array(5)
  new DataView(header.buffer).setUint32(0, RECORD)
  header[4] = publicKey.length
  // 2 marks the last record.
  const body = await subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, joined(utf8(text), Uint8Array.of(2)))
  return joined(salt, header, publicKey, new Uint8Array(body))
}

/** A browser that receives pushes. */
export interface PushReceiver extends ReceiverKeys {
  decrypt: (body: Bytes) => Promise<string>
}

const receiverOf = (privateKey: CryptoKey, publicKey: Bytes, auth: Bytes): PushReceiver => ({
  p256dh: toBase64Url(publicKey),
  auth: toBase64Url(auth),
  async decrypt(body) {
    const salt = body.slice(0, 16)
    const end = 21 + (body[20] ?? 0)
    const sender = body.slice(21, end)
    const { key, nonce } = await secretsOf(privateKey, sender, publicKey, sender, auth, salt)
    const plain = new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, body.slice(end)))
    return new TextDecoder().decode(plain.slice(0, plain.lastIndexOf(2)))
  },
})

/** Creates the keys that a browser makes when it subscribes. */
export async function createReceiver(): Promise<PushReceiver> {
  const { privateKey, publicKey } = await subtle.generateKey(CURVE, true, ['deriveBits'])
  const point = new Uint8Array(await subtle.exportKey('raw', publicKey))
  return receiverOf(privateKey, point, crypto.getRandomValues(new Uint8Array(16)))
}

/** A receiver whose private key is known. */
export const knownReceiver = async (d: string, { p256dh, auth }: ReceiverKeys): Promise<PushReceiver> => {
  const point = fromBase64Url(p256dh)
  return receiverOf(await privateKeyOf(d, point), point, fromBase64Url(auth))
}
