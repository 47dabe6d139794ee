import { act, screen, waitFor, within } from '@testing-library/react'
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

test('a draft is opened by keyboard, and the focus stays near one that is deleted', async () => {
  const { stage, user } = await showComposer()
  const { key: identityKey } = stage.runtime.identity
  const drafts = getDrafts()
  const ids = ['Geese at dawn', 'Geese at dusk'].map((text) =>
    drafts.open(identityKey, { parts: [{ text }] }),
  )
  renderWith(
    <main>
      <h1 tabIndex={-1}>Search</h1>
      <FoundDrafts words="geese" />
    </main>,
    { stage },
  )
  const group = within(screen.getByRole('region', { name: 'Drafts' }))
  const opens = () => group.getAllByRole('button', { name: /^Open draft/ })
  const focused = () => document.activeElement
  act(() => opens()[0]?.focus())
  await user.tab()
  expect(focused()).toBe(group.getAllByRole('button', { name: /^Delete/ })[0])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(opens()).toHaveLength(1))
  await waitFor(() => expect(focused()).toBe(opens()[0]))

  await user.keyboard('{Enter}')
  const { drafts: left } = drafts.state.getState()
  expect(drafts.main(identityKey)).toBe(ids.find((id) => left[id]))
  await waitFor(() => expect(focused()).toBe(screen.getByRole('textbox', { name: 'Text' })))

  act(() => group.getByRole('button', { name: /^Delete/ }).focus())
  await user.keyboard(' ')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Drafts' })).toBeNull())
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Search' })))
})
