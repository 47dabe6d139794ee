import { NO_DEFAULTS } from '@/features/settings'
import { createIntlFor } from '@/lib/i18n'
import type { Stage } from '@/lib/testing/stage'
import type { Drafts } from '../drafts/drafts-store'
import type { SubmitContext } from './after-publish'

/** Sends the drafts of a test by its stage, with almost no pause between retries. */
export const submitContext = (
  stage: Stage,
  drafts: Drafts,
  given: Partial<SubmitContext> = {},
): SubmitContext => ({
  runtime: stage.runtime,
  drafts,
  intl: createIntlFor('en'),
  defaults: NO_DEFAULTS,
  language: 'en',
  now: () => stage.simulator.server.clock.now(),
  retryPause: 1,
  ...given,
})
