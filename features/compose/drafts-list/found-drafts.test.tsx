import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { showComposer } from '../composer/composer.testing'
import { getDrafts } from '../drafts/drafts'
import FoundDrafts from './found-drafts'

test('drafts of the account with all words are listed, and open in the composer', async () => {
  const { stage, user } = await showComposer()
  const { key: identityKey } = stage.runtime.identity
  const drafts = getDrafts()
  const geese = drafts.open(identityKey, { parts: [{ text: 'Geese at dawn' }] })
  drafts.open(identityKey, { parts: [{ text: 'Dusk' }] })
  drafts.open('bob@elsewhere.example', { parts: [{ text: 'Geese of Bob' }] })
  renderWith(<FoundDrafts words="geese" />, { stage })
  const group = within(screen.getByRole('region', { name: 'Drafts' }))
  await user.click(group.getByRole('button', { name: /^Open draft/ }))
  expect(drafts.main(identityKey)).toBe(geese)
})

test('a search without drafts shows no group', async () => {
  const { stage } = await showComposer({ parts: [{ text: 'Geese' }] })
  renderWith(<FoundDrafts words="swans" />, { stage })
  expect(screen.queryByRole('region', { name: 'Drafts' })).toBeNull()
})
