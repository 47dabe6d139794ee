import { expect, test } from 'vitest'
import { ApiError } from '@/lib/http'
import { serverProblems } from './server-problems'

const refusal = (message: string, status = 422, details?: ApiError['details']) =>
  Object.fromEntries(serverProblems(new ApiError({ kind: 'refused', path: '/', status, message, details })))

test.each<[string, Record<string, string>]>([
  ["Validation failed: Title can't be blank", { title: "Title can't be blank" }],
  [
    "Validation failed: Title is too long (maximum is 256 characters), Context can't be blank, Context None or invalid context supplied",
    { title: 'Title is too long (maximum is 256 characters)', context: "Context can't be blank" },
  ],
  [
    'Validation failed: Keywords keyword is too long (maximum is 512 characters)',
    { keywords: 'Keywords keyword is too long (maximum is 512 characters)' },
  ],
  ["'blur' is not a valid action", { action: "'blur' is not a valid action" }],
  ['Titel muss ausgefüllt werden', {}],
  ['constructor is odd', {}],
])('%s', (message, problems) => {
  expect(refusal(message)).toEqual(problems)
})

test('details name the fields, and other refusals none', () => {
  const details = { title: [{ error: 'ERR_BLANK', description: 'muss ausgefüllt werden' }] }
  expect(refusal('Fehler', 422, details)).toEqual({ title: 'muss ausgefüllt werden' })
  expect(refusal('Title is fine, but you are not', 403)).toEqual({})
})
