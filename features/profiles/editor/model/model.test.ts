import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { DEFAULT_LIMITS } from '@/features/instance'
import { ApiError } from '@/lib/http'
import { ownProfileDto } from '@/schemas/accounts/own-profile'
import { profileForm } from './profile-form'
import {
  ownProfileOf,
  tidyDomains,
  changedElsewhere,
  unsavedChanges,
  withChanges,
  withoutChanges,
  type ProfileValues,
} from './profile-values'
import { profileCharactersLeft, fieldProblem, invalidDomain, profileProblems, refusedField } from './problems'
import { relMeLink } from './rel-me-link'

const answer = (more: object = {}, source: object = {}) =>
  ownProfileOf(
    z.parse(ownProfileDto, {
      id: '1',
      acct: 'ann',
      username: 'ann',
      display_name: 'Ann',
      note: '<p>Hi</p>',
      source: {
        note: 'Hi',
        fields: [{ name: 'Web', value: 'https://a.example', verified_at: null }],
        ...source,
      },
      ...more,
    }),
  )

const { values } = answer({}, { attribution_domains: ['a.example'] })
const NONE = { changes: {}, base: {} }
const field = (name: string, value: string, key = '0') => ({ key, name, value })

describe('values of the form', () => {
  it('are the texts as they were typed', () => {
    expect(values).toMatchObject({
      displayName: 'Ann',
      note: 'Hi',
      fields: [field('Web', 'https://a.example')],
    })
  })
  it('are null where the server does not offer them, and off where nothing was chosen', () => {
    expect(answer()).toMatchObject({
      values: { discoverable: null, hideCollections: null, quotePolicy: null, language: null, privacy: null },
    })
    expect(answer({ discoverable: null }, { language: null, privacy: 'local' }).values).toMatchObject({
      discoverable: false,
      language: '',
      privacy: null,
    })
    expect(answer({ discoverable: true }, { discoverable: null, indexable: true }).values).toMatchObject({
      discoverable: true,
      indexable: true,
    })
  })
  it('know which links are verified', () => {
    const at = '2026-01-01T00:00:00.000Z'
    const fields = [{ name: 'Web', value: 'https://a.example', verified_at: at }]
    expect(answer({}, { fields }).verified.get('https://a.example')).toBe(at)
  })
})

describe('unsaved changes', () => {
  test.each<[string, Partial<ProfileValues>, Partial<ProfileValues>]>([
    ['a new name', { displayName: 'Bea ' }, { displayName: 'Bea' }],
    ['spaces around the name', { displayName: ' Ann ' }, {}],
    ['an empty field', { fields: [...values.fields, field('', ' ', '1')] }, {}],
    ['a field removed', { fields: [] }, { fields: [] }],
    [
      'fields in another order',
      { fields: [field('B', '2', '1'), field('A', '1', '0')] },
      { fields: [field('B', '2', ''), field('A', '1', '')] },
    ],
    ['the same domain as an address', { attributionDomains: ['https://a.example/', ''] }, {}],
  ])('%s', (_, changes, expected) => {
    expect(unsavedChanges(values, changes)).toEqual(expected)
  })
  it('end when the old value is typed again', () => {
    const edits = withChanges(values, NONE, { displayName: 'Bea', note: 'Ho' })
    expect(withChanges(values, edits, { displayName: 'Ann' })).toEqual({
      changes: { note: 'Ho' },
      base: { note: 'Hi' },
    })
  })
  it('that were saved are dropped, except what was typed since', () => {
    const edits = withChanges(values, NONE, { note: 'more', bot: true })
    const saved = { ...values, note: 'mor', bot: true }
    const left = withoutChanges(saved, edits, { note: 'mor', bot: true })
    expect(left).toEqual({ changes: { note: 'more' }, base: { note: 'mor' } })
    expect(changedElsewhere(saved, left, ['note'])).toEqual([])
  })
  it('keep the value that they began with while it changes elsewhere', () => {
    const edits = withChanges(values, NONE, { note: 'Hi!' })
    const later = { ...values, note: 'Ho', displayName: 'Bea' }
    const more = withChanges(later, edits, { note: 'Hi!!' })
    expect(more.base).toEqual({ note: 'Hi' })
    expect(changedElsewhere(values, more, ['note', 'displayName'])).toEqual([])
    expect(changedElsewhere(later, more, ['note', 'displayName'])).toEqual(['note'])
    expect(changedElsewhere(later, more, ['displayName'])).toEqual([])
  })
  it('are not outdated when the same was saved elsewhere', () => {
    const edits = withChanges(values, NONE, { note: 'Ho' })
    expect(changedElsewhere({ ...values, note: 'Ho' }, edits, ['note'])).toEqual([])
  })
})

describe('the request', () => {
  const sent = (changes: Partial<ProfileValues>) => [...profileForm(changes)]
  it('numbers the fields', () => {
    expect(sent({ fields: [field('A', '1'), field('B', '2')] })).toEqual([
      ['fields_attributes[0][name]', 'A'],
      ['fields_attributes[0][value]', '1'],
      ['fields_attributes[1][name]', 'B'],
      ['fields_attributes[1][value]', '2'],
    ])
  })
  it('empties a list by an empty item', () => {
    expect(sent({ fields: [], attributionDomains: [] })).toEqual([
      ['fields_attributes[0][name]', ''],
      ['fields_attributes[0][value]', ''],
      ['attribution_domains[]', ''],
    ])
  })
  it('sends defaults of posts as source', () => {
    expect(sent({ privacy: 'private', sensitive: true, hideCollections: false })).toEqual([
      ['source[privacy]', 'private'],
      ['source[sensitive]', 'true'],
      ['hide_collections', 'false'],
    ])
  })
})

describe('problems', () => {
  it('count a name in code points and a bio as posts', () => {
    const left = profileCharactersLeft(
      { displayName: '👩‍🚀', note: `@ann@far.example https://example.com/${'x'.repeat(100)}` },
      DEFAULT_LIMITS,
    )
    expect(left).toEqual({ displayName: 30 - 3, note: 500 - 4 - 1 - 23 })
  })
  test.each([
    ['', ' ', null],
    ['A', '', null],
    ['', 'x', 'nameMissing'],
    ['n'.repeat(256), 'x', 'nameTooLong'],
    ['A', 'x'.repeat(256), 'valueTooLong'],
  ])('of a field %j: %j', (name, value, expected) => {
    expect(fieldProblem(field(name, value), DEFAULT_LIMITS.profile)).toBe(expected)
  })
  test.each([
    ['https://a.example/ *.b.example', ['a.example', 'b.example'], undefined],
    ['bücher.example, a.example', ['bücher.example', 'a.example'], undefined],
    ['a.example a.example', ['a.example'], undefined],
    ['not-a-domain', ['not-a-domain'], 'not-a-domain'],
    ['a.example/path', ['a.example/path'], 'a.example/path'],
  ])('of domains: %s', (text, domains, invalid) => {
    expect(tidyDomains([text])).toEqual(domains)
    expect(invalidDomain(domains)).toBe(invalid)
  })
  const refusal = (init: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
    new ApiError({ kind: 'refused', path: '/', status: 422, ...init })
  it('of the server are found in its details', () => {
    const error = refusal({
      details: {
        display_name: [{ error: 'ERR_TOO_LONG', description: 'is too long' }],
        note: [{ error: 'ERR_TOO_LONG', description: 'is too long as well' }],
      },
    })
    expect([...profileProblems(error, ['displayName'])]).toEqual([['displayName', 'is too long']])
  })
  it('of the server are found in its text', () => {
    const error = refusal({
      message: 'Validation failed: Display name is too long (at most 30, at least 1), Note is odd',
    })
    expect([...profileProblems(error, ['displayName', 'note'])]).toEqual([
      ['displayName', 'Display name is too long (at most 30, at least 1)'],
      ['note', 'Note is odd'],
    ])
  })
  test.each([
    ['Fields is invalid', { key: '0', part: 'name' }],
    ['Fields: Pronouns is too long', { key: '1', part: 'name' }],
    ['Fields: https://b.example is not allowed', { key: '1', part: 'value' }],
  ])('of the server about the fields: %s', (message, expected) => {
    const fields = [
      { key: '0', name: 'Web', value: 'https://a.example' },
      { key: '1', name: 'Pronouns', value: 'https://b.example' },
    ]
    expect(refusedField(fields, message)).toEqual(expected)
    expect(refusedField([], message)).toBeNull()
  })
  it('of other kinds belong to no field', () => {
    expect(profileProblems(refusal({ status: 403, message: 'Note' }), ['note']).size).toBe(0)
  })
})

test('the link for a website is escaped', () => {
  expect(relMeLink({ url: 'https://a.example/@ann?a="b"', username: 'ann' })).toBe(
    '<a rel="me" href="https://a.example/@ann?a=&quot;b&quot;">@ann</a>',
  )
})
