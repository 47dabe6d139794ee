import { expect, test } from 'vitest'
import { ApiError, type ApiErrorInit } from '@/lib/http'
import { createIntlFor } from '@/lib/i18n'
import { gapReason } from './gap-reason'

const intl = createIntlFor('en', { timeZone: 'UTC' })
const error = (init: Partial<ApiErrorInit>) => new ApiError({ kind: 'network', path: '/', ...init })
const LIMITED = error({
  kind: 'rateLimited',
  status: 429,
  retryAt: Date.UTC(2030, 0, 1, 13, 5),
  host: 'example.social',
})

test.each<[string, string, unknown, boolean, RegExp]>([
  ['no connection', 'network', error({}), true, /^No connection\. .*back online/],
  ['no response', 'network', error({}), false, /^No response from the server\. Check your connection/],
  ['a deadline', 'network', error({ late: true }), false, /took too long/],
  [
    'an error of the server',
    'network',
    error({ status: 503 }),
    false,
    /^The server reported an error \(503\)\. Try again in a moment\.$/,
  ],
  ['a rate limit', 'rateLimited', LIMITED, false, /^example\.social asks you to wait until 1:05\sPM\./],
  ['a refusal', 'refused', error({ kind: 'refused', status: 403, message: 'Not now' }), false, /Not now$/],
  ['another error since', 'network', LIMITED, false, /^No response from the server/],
  ['a server that repeats itself', 'stuck', null, false, /the same items again/],
])('after %s', (_, failed, latest, isOffline, text) => {
  expect(gapReason(failed, latest, isOffline, intl)).toMatch(text)
})
