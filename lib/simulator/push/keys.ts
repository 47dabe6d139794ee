/** The key pair by which the server identifies itself to push services (RFC 8292). Made for tests only. */
export const VAPID_PAIR = {
  kty: 'EC',
  crv: 'P-256',
  x: '8HKO3T3PEJe4vtc0-bwtkLUTp0S8YA1Qcgr0pcuXm0Q',
  y: 'T2YSDcLuFwLcgy-0IN1H_YaB-DGkEG7JD9zYMttC2CI',
  d: '9pM1AXieN5I34h5ngw2su7FwOtGlU8sip5lYJiPiFf0',
} as const

/** Its public half, as servers announce it: with padding. */
export const VAPID =
  'BPByjt09zxCXuL7XNPm8LZC1E6dEvGANUHIK9KXLl5tET2YSDcLuFwLcgy-0IN1H_YaB-DGkEG7JD9zYMttC2CI='

/** Reads the base64 of URLs, with or without padding. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')), (letter) =>
    letter.charCodeAt(0),
  )

/** Writes the base64 of URLs, without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
