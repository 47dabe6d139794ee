import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError, type ApiErrorInit } from '@/lib/http/errors'
import { createIntlFor } from '@/lib/i18n'
import { alertError } from './alert-error'
import { errorText } from './error-text'
import { clearToasts, dismissToast, MOST_TOASTS, pushToast, useToasts } from './toasts'

const intl = createIntlFor('en', { timeZone: 'UTC' })
const toasts = () => useToasts.getState().toasts
const apiError = (init: Partial<ApiErrorInit>) =>
  new ApiError({ kind: 'refused', path: '/api/v1/x', ...init })

beforeEach(() => clearToasts())

describe('toasts', () => {
  it('stay 10 s, errors until closed', () => {
    pushToast({ kind: 'success', text: 'Post published.' })
    pushToast({ kind: 'error', text: 'No' })
    expect(toasts().map((toast) => toast.duration)).toEqual([10_000, null])
  })

  it('count repeats instead of piling up', () => {
    const first = pushToast({ text: 'Copied' })
    const second = pushToast({ text: 'Copied' })
    expect(second).toBe(first)
    expect(toasts().map((toast) => toast.count)).toEqual([2])
    pushToast({ text: 'Copied', identity: 'b' })
    expect(toasts()).toHaveLength(2)
  })

  it('are limited in number', () => {
    for (let n = 0; n < MOST_TOASTS + 3; n++) pushToast({ text: `text ${n}` })
    expect(toasts()).toHaveLength(MOST_TOASTS)
    expect(toasts().at(-1)?.text).toBe(`text ${MOST_TOASTS + 2}`)
  })

  it('are dismissed one by one and with their identity', () => {
    const id = pushToast({ text: 'a', identity: 'one' })
    pushToast({ text: 'b', identity: 'one' })
    pushToast({ text: 'c', identity: 'two' })
    dismissToast(id)
    dismissToast('unknown')
    clearToasts('one')
    expect(toasts().map((toast) => toast.text)).toEqual(['c'])
  })
})

describe('errorText', () => {
  it.each<[string, Partial<ApiErrorInit>, string, string | RegExp]>([
    [
      "the server's sentence",
      { status: 422, message: 'Validation failed' },
      'Error 422',
      'Validation failed',
    ],
    ['a refusal without words', { status: 403 }, 'Error 403', /does not allow/],
    ['something missing', { kind: 'missing', status: 410 }, 'Error 410', /gone/],
    ['a broken server', { kind: 'lost', status: 503 }, 'Error 503', /problem/],
    ['a lost connection', { kind: 'lost' }, 'No answer from the server', /connection/],
    ['a deadline', { kind: 'lost', late: true }, 'No answer from the server', /too long/],
    ['what is for members only', { status: 401 }, 'Only members can see this', /^Sign in/],
    ['an ended sign-in', { kind: 'unauthorised' }, 'Error 401', /sign in/],
    ['HTML', { kind: 'invalid', html: true, status: 200 }, 'Unreadable answer', /web page/],
    [
      'a rate limit',
      { kind: 'limited', status: 429, retryAt: Date.UTC(2030, 0, 1, 13, 4, 30), host: 'example.social' },
      'Too many requests',
      /^example\.social asks you to wait until 1:05\sPM\.$/,
    ],
    [
      'a rate limit of a server without a name',
      { kind: 'limited', status: 429, retryAt: Date.UTC(2030, 0, 1, 13, 5) },
      'Too many requests',
      /^The server asks you to wait until 1:05\sPM\.$/,
    ],
  ])('describes %s', (_, init, title, text) => {
    const words = errorText(apiError(init), intl)
    expect(words?.title).toBe(title)
    expect(words?.text).toMatch(text)
  })

  it('is null for aborted requests', () => {
    expect(errorText(apiError({ kind: 'aborted' }), intl)).toBeNull()
    expect(errorText(new DOMException('x', 'AbortError'), intl)).toBeNull()
  })

  it('hides internals of unexpected errors', () => {
    expect(errorText(new TypeError('x is not a function'), intl)).toEqual({
      title: 'Oops!',
      text: 'An unexpected error occurred.',
    })
  })
})

describe('alertError', () => {
  it('shows an outage as one toast', () => {
    for (let n = 0; n < 5; n++) alertError(apiError({ kind: 'lost', late: n % 2 === 0 }), intl)
    alertError(apiError({ kind: 'lost', status: 503 }), intl)
    expect(toasts()).toHaveLength(1)
    expect(toasts()[0]?.kind).toBe('error')
  })

  it('keeps different actions and their retries apart', () => {
    const action = { label: 'Retry', run: () => {} }
    alertError(apiError({ kind: 'lost' }), intl, { title: 'Not boosted', action })
    alertError(apiError({ kind: 'lost' }), intl, { title: 'Not bookmarked', action })
    alertError(apiError({ kind: 'aborted' }), intl)
    expect(toasts().map((toast) => toast.title)).toEqual(['Not boosted', 'Not bookmarked'])
  })
})
