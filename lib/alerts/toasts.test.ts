import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { ApiError, type ApiErrorInit } from '@/lib/http/errors'
import { createIntlFor } from '@/lib/i18n'
import { alertError } from './alert-error'
import { errorText } from './error-text'
import { setOffline } from './offline'
import { clearToasts, dismissToast, MAX_TOASTS, pushToast, useToasts } from './toasts'

const intl = createIntlFor('en', { timeZone: 'UTC' })
const toasts = () => useToasts.getState().toasts
const apiError = (init: Partial<ApiErrorInit>) =>
  new ApiError({ kind: 'refused', path: '/api/v1/x', ...init })

beforeEach(() => clearToasts())

describe('toasts', () => {
  it('stay 10 s, errors until closed', () => {
    pushToast({ kind: 'success', text: () => 'Post published' })
    pushToast({ kind: 'error', text: () => 'No' })
    expect(toasts().map((toast) => toast.duration)).toEqual([10_000, null])
  })

  it('count repeats instead of piling up', () => {
    const first = pushToast({ text: () => 'Copied' })
    const second = pushToast({ text: () => 'Copied' })
    expect(second).toBe(first)
    expect(toasts().map((toast) => toast.count)).toEqual([2])
    pushToast({ text: () => 'Copied', identity: 'b' })
    expect(toasts()).toHaveLength(2)
  })

  it('are limited in number', () => {
    for (let n = 0; n < MAX_TOASTS + 3; n++) pushToast({ text: () => `text ${n}` })
    expect(toasts()).toHaveLength(MAX_TOASTS)
    expect(toasts().at(-1)?.text).toBe(`text ${MAX_TOASTS + 2}`)
  })

  it('are dismissed one by one and with their identity', () => {
    const id = pushToast({ text: () => 'a', identity: 'one' })
    pushToast({ text: () => 'b', identity: 'one' })
    pushToast({ text: () => 'c', identity: 'two' })
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
      'The server reported an error (422)',
      'Validation failed',
    ],
    [
      'a refusal without words',
      { status: 403 },
      'The server reported an error (403)',
      /don’t have permission/,
    ],
    [
      'a token without the scope',
      { status: 403, message: 'This action is outside the authorized scopes' },
      'Another permission is needed',
      /Sign in again/,
    ],
    [
      'a token without the scope on Akkoma',
      { status: 403, message: 'Insufficient permissions: write:follows.' },
      'Another permission is needed',
      /Sign in again/,
    ],
    ['something missing', { kind: 'notFound', status: 410 }, 'The server reported an error (410)', /deleted/],
    [
      'a broken server',
      { kind: 'network', status: 503 },
      'The server reported an error (503)',
      'Try again in a moment.',
    ],
    [
      'a named server and its words',
      { kind: 'network', status: 502, host: 'example.social', message: 'Out to lunch' },
      'example.social has a problem (502)',
      'Out to lunch',
    ],
    ['a lost connection', { kind: 'network' }, 'No response from the server', /connection/],
    ['a deadline', { kind: 'network', late: true }, 'No response from the server', /too long/],
    ['what is for members only', { status: 401 }, 'Only members can see this', /^Sign in/],
    ['an ended sign-in', { kind: 'unauthorised' }, 'The server reported an error (401)', /^Sign in again/],
    ['HTML', { kind: 'invalid', html: true, status: 200 }, 'Unexpected response', /web page/],
    [
      'a rate limit',
      { kind: 'rateLimited', status: 429, retryAt: Date.UTC(2030, 0, 1, 13, 4, 30), host: 'example.social' },
      'Too many requests',
      /^example\.social asks you to wait until 1:05\sPM\.$/,
    ],
    [
      'a rate limit of a server without a name',
      { kind: 'rateLimited', status: 429, retryAt: Date.UTC(2030, 0, 1, 13, 5) },
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
      title: 'Something went wrong',
      text: 'Try again. If it happens again, reload the page.',
    })
  })
})

describe('alertError', () => {
  it('shows an outage as one toast', () => {
    for (let n = 0; n < 5; n++) alertError(apiError({ kind: 'network', late: n % 2 === 0 }), intl)
    alertError(apiError({ kind: 'network', status: 503 }), intl)
    expect(toasts()).toHaveLength(1)
    expect(toasts()[0]?.kind).toBe('error')
  })

  it('leaves a lost connection to the offline banner', () => {
    const lost = () => alertError(apiError({ kind: 'network' }), intl, { identity: 'ann@home.example' })
    setOffline('https://other.example', true)
    setOffline('https://home.example', true)
    onTestFinished(() => ['home', 'other'].forEach((each) => setOffline(`https://${each}.example`, false)))
    lost()
    expect(toasts()).toEqual([])
    alertError(apiError({ status: 422, message: 'No' }), intl, { identity: 'ann@home.example' })
    alertError(apiError({ kind: 'network' }), intl, {
      title: () => 'Not boosted',
      identity: 'ann@home.example',
    })
    expect(toasts().map(({ title }) => title)).toEqual(['The server reported an error (422)', 'Not boosted'])
    clearToasts()
    setOffline('https://home.example', false)
    lost()
    expect(toasts()).toHaveLength(1)
  })

  it('keeps different actions and their retries apart', () => {
    const action = { label: () => 'Retry', run: () => {} }
    alertError(apiError({ kind: 'network' }), intl, { title: () => 'Not boosted', action })
    alertError(apiError({ kind: 'network' }), intl, { title: () => 'Not bookmarked', action })
    alertError(apiError({ kind: 'aborted' }), intl)
    expect(toasts().map((toast) => toast.title)).toEqual(['Not boosted', 'Not bookmarked'])
  })
})
