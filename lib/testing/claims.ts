import type { InstanceClaims } from '@/lib/http'

/** Claims of a Mastodon with collections. */
export const MASTODON_46: InstanceClaims = {
  version: '4.6.0',
  apiVersion: 10,
  instanceV2: true,
  streamingUrl: null,
  translation: false,
}

/** Claims of the instance document of a current Mastodon. */
export const CURRENT_MASTODON: InstanceClaims = {
  version: '4.5.0',
  apiVersion: 7,
  instanceV2: true,
  streamingUrl: null,
  translation: false,
}
