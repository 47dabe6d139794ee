import { screen } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { ModalHost, type ModalRegistry } from '@/lib/modals'
import { createStage, type Stage } from '@/lib/testing/stage'
import { renderWith, type Rendered } from '@/lib/testing/render'
import type { DraftInit } from '../drafts/draft'
import { getDrafts, replaceDrafts } from '../drafts/drafts'
import MainComposer from './main-composer'
import { testDrafts } from '../drafts/drafts.testing'

interface Shown extends Rendered {
  /** Id of the draft that is shown. */
  readonly id: string
}

/** Renders the main composer with this initial draft, in separate drafts, until the end of the test. */
export async function showComposer(
  begin: DraftInit = {},
  stage: Stage = createStage(),
  registry: ModalRegistry = {},
): Promise<Shown> {
  replaceDrafts(testDrafts(stage))
  await getDrafts().load()
  const { key: identityKey } = stage.runtime.identity
  const id = getDrafts().open(identityKey, begin)
  getDrafts().setMain(identityKey, id)
  onTestFinished(() => {
    getDrafts().close()
    replaceDrafts(null)
  })
  const shown = renderWith(
    <>
      <MainComposer variant="page" />
      <ModalHost registry={registry} />
    </>,
    { stage },
  )
  await screen.findByRole('textbox', { name: 'Text' })
  return Object.assign(shown, { id })
}

/** The draft of that id. Throws when there is none. */
export function currentDraft(id: string) {
  const draft = getDrafts().state.getState().drafts[id]
  if (!draft) throw new Error(`There is no draft ${id}`)
  return draft
}

/** Waits for the notice that a post was published, which links to it. */
export const published = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Open' })
