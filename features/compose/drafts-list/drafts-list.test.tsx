import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getDrafts } from '../drafts/drafts'
import { draftMatches } from './drafts-list'
import { currentDraft, showComposer } from '../composer/composer.testing'

const OTHER = 'bob@elsewhere.example'

async function open(texts: readonly string[]) {
  const shown = await showComposer({ parts: [{ text: texts[0] ?? '' }] })
  const drafts = getDrafts()
  const { key: identityKey } = shown.stage.runtime.identity
  for (const text of texts.slice(1)) drafts.change(drafts.open(identityKey), { text })
  const theirs = drafts.open(OTHER)
  drafts.change(theirs, { text: 'Written by Bob' })
  await shown.user.click(screen.getByRole('button', { name: /^Drafts/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Drafts' })
  const listed = () =>
    within(dialog)
      .queryAllByRole('button', { name: /^Open draft/ })
      .map((row) => /“(.*)”/.exec(row.getAttribute('aria-label') ?? '')?.[1])
  return { ...shown, dialog, listed, identityKey, theirs }
}

test('long lists are searched by any word, ignoring accents', async () => {
  const { user, dialog, listed } = await open(['Geese at dawn', 'A café', 'Dusk', 'Reeds', 'Snow', 'Ice'])
  expect(listed()).toHaveLength(6)
  const search = within(dialog).getByRole('searchbox', { name: 'Search drafts' })
  await user.type(search, 'cafe')
  expect(listed()).toEqual(['A café'])
  await user.clear(search)
  await user.type(search, 'dawn geese')
  expect(listed()).toEqual(['Geese at dawn'])
  await user.type(search, ' nowhere')
  expect(within(dialog).getByText('No drafts found')).toBeTruthy()
})

test('drafts of other accounts are shown on request and open there', async () => {
  const { user, dialog, listed, stage, theirs } = await open(['Mine'])
  expect(listed()).toEqual(['Mine'])
  await user.click(within(dialog).getByRole('switch', { name: 'Show drafts from other accounts' }))
  expect(listed()).toEqual(['Mine', 'Written by Bob'])
  await user.click(within(dialog).getByRole('button', { name: 'Open draft “Written by Bob”' }))
  expect(stage.navigation.went).toEqual([`${OTHER} /publish`])
  expect(getDrafts().main(OTHER)).toBe(theirs)
})

test('the search includes warnings, all parts and the replied-to account', async () => {
  const { id } = await showComposer({ fields: { spoilerText: 'Birds' }, parts: [{ text: 'Geese' }] })
  const drafts = getDrafts()
  drafts.changeParts(id, ([first]) => [first, { ...drafts.newPart('and herons'), spoiler: 'Feathers' }])
  for (const word of ['geese', 'BIRDS', 'heron', 'feathers'])
    expect(draftMatches(currentDraft(id), word)).toBe(true)
  expect(draftMatches(currentDraft(id), 'swans')).toBe(false)
})
