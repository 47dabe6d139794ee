import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getDrafts } from '../drafts/drafts'
import { showDraft } from '../drafts/main-composer-registry'
import { showComposer } from './composer.testing'

test('the field of a draft has the focus, with the caret at the end, as soon as its text is shown', async () => {
  const { stage } = await showComposer({ parts: [{ text: 'Before' }] })
  const { key } = stage.runtime.identity
  const other = getDrafts().open(key, { parts: [{ text: 'After this' }] })
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  expect(field.value).toBe('Before')

  // Without awaiting a frame.
  act(() => showDraft(getDrafts(), key, other))
  const shown = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  expect(shown.value).toBe('After this')
  expect(document.activeElement).toBe(shown)
  expect(shown.selectionStart).toBe(shown.value.length)

  act(() => shown.blur())
  act(() => showDraft(getDrafts(), key, other))
  expect(document.activeElement, 'the same draft once more').toBe(shown)
})
