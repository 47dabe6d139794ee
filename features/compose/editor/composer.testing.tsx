import { screen } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { ModalHost, type ModalRegistry } from '@/lib/modals'
import { createStage, type Stage } from '@/lib/testing/stage'
import { renderWith, type Rendered } from '@/lib/testing/render'
import type { Beginning } from '../drafts/draft'
import { getDrafts, replaceDrafts } from '../drafts/drafts'
import MainComposer from './main-composer'
import { testDrafts } from '../drafts/drafts.testing'

interface Shown extends Rendered {
  /** Of the draft that is shown. */
  readonly id: string
}

/** Shows the main composer with a draft that begins so, in drafts of its own. Ends with the test. */
export async function showComposer(
  begin: Beginning = {},
  stage: Stage = createStage(),
  registry: ModalRegistry = {},
): Promise<Shown> {
  replaceDrafts(testDrafts(stage))
  await getDrafts().load()
  const { who } = stage.runtime.identity
  const id = getDrafts().open(who, begin)
  getDrafts().setMain(who, id)
  onTestFinished(() => {
    getDrafts().close()
    replaceDrafts(null)
  })
  const shown = renderWith(
    <>
      <MainComposer place="page" />
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

/** Waits until something was published: the notice of it leads there. */
export const published = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Open' })
