import { beforeEach, expect, test } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { ApiError } from '@/lib/http'
import { history } from '../routing/history'
import { alertMissingScope } from './alert-missing-scope'

beforeEach(() => clearToasts())

const refusal = (message: string) =>
  new ApiError({ kind: 'refused', status: 403, message, path: '/api/v1/mutes' })

test('a refusal for a missing scope offers to sign in again, once', () => {
  alertMissingScope(refusal('This action is outside the authorized scopes'), 'ann@home.example')
  alertMissingScope(refusal('This action is outside the authorized scopes'), 'ann@home.example')
  const { toasts } = useToasts.getState()
  expect(toasts).toHaveLength(1)
  expect(toasts[0]?.action?.label).toBe('Sign in again')
  toasts[0]?.action?.run()
  expect(history.location.pathname).toMatch(/\/sign-in$/)
  expect(history.location.search).toContain(`as=${encodeURIComponent('ann@home.example')}`)
})
