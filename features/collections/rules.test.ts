import { describe, expect, it, test } from 'vitest'
import { accountOf } from '@/lib/testing/factories'
import { accountDto } from '@/schemas/accounts/account'
import { collectionDto, type CollectionItemId } from '@/schemas/collection'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import type { Collection } from './collection'
import { consentOf } from './consent'
import { roomIn, formProblems, trimmedDetails } from './edit/form-rules'
import { changedDetails, detailsOf, withCollectionDetails, withoutPerson, withPerson } from './patches'

const collection = (wire: object = {}): Collection =>
  collectionDto.parse({ id: '1', account_id: '7', name: 'Birders', local: true, ...wire })

describe('consent', () => {
  const policy = (approval: unknown): Account =>
    accountDto.parse(accountOf({ id: '9', feature_approval: approval })) as Account

  test.each([
    [{ current_user: 'automatic' }, 'allowed'],
    [{ current_user: 'manual' }, 'asks'],
    [{ current_user: 'denied' }, 'denied'],
    [{ current_user: 'missing' }, 'denied'],
    [{ current_user: 'unknown' }, 'unknown'],
    [{ current_user: 'of a newer server' }, 'unknown'],
    [null, 'unknown'],
    [undefined, 'allowed'],
  ])('of %j is %s', (approval, consent) => expect(consentOf(policy(approval))).toBe(consent))
})

describe('the form', () => {
  const form = (changes: object = {}) => ({ ...detailsOf(collection()), ...changes })

  test.each([
    ['a name', {}, []],
    ['no name', { name: '  ' }, ['noName']],
    ['forty characters', { name: '👩'.repeat(40) }, []],
    ['one too many', { name: '👩'.repeat(41) }, ['longName']],
    ['a long description', { description: 'x'.repeat(101) }, ['longDescription']],
    ['a topic with #', { tag_name: '#Vogel_Beobachtung' }, []],
    ['a topic of two words', { tag_name: 'two words' }, ['badTopic']],
    ['a topic of digits', { tag_name: '2026' }, ['badTopic']],
  ])('accepts or refuses %s', (_, changes, problems) => expect(formProblems(form(changes))).toEqual(problems))

  it('counts characters as the server does, and sends texts without spaces around', () => {
    expect(roomIn(form({ name: ' 👩 ', description: 'abc' }))).toEqual({ name: 39, description: 97 })
    expect(trimmedDetails(form({ name: ' Birds ', tag_name: ' #birds ' }))).toMatchObject({
      name: 'Birds',
      tag_name: 'birds',
    })
  })
})

describe('changes', () => {
  const cleo = 'cleo' as AccountId
  const item = { id: '5' as CollectionItemId, account_id: cleo, state: 'accepted' as const }

  it('of details replace only what they name, and nothing that is so already', () => {
    const before = collection({ tag: { name: 'birds' }, language: 'en' })
    expect(withCollectionDetails({ tag_name: '', language: '' })(before)).toMatchObject({
      tag: null,
      language: null,
    })
    expect(withCollectionDetails({ name: 'Birders', tag_name: 'birds' })(before)).toBe(before)
    expect(changedDetails(detailsOf(before), { ...detailsOf(before), name: 'Owls' })).toEqual({
      name: 'Owls',
    })
  })

  it('add an account once, at the end, and take its item from the answer', () => {
    const added = withPerson(cleo)(collection())
    expect(added).toMatchObject({ item_count: 1, items: [{ id: '', account_id: cleo, state: 'pending' }] })
    expect(withPerson(cleo)(added)).toBe(added)
    expect(withPerson(cleo, item)(added)).toMatchObject({ item_count: 1, items: [item] })
  })

  it('remove an account once', () => {
    const before = collection({ items: [item], item_count: 1 })
    const removed = withoutPerson(cleo)(before)
    expect(removed).toMatchObject({ item_count: 0, items: [] })
    expect(withoutPerson(cleo)(removed)).toBe(removed)
  })
})
