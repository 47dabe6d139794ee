import { instanceQuery } from '@/features/instance'
import { readPostingDefaults, recentLanguages } from '@/features/settings'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import type { Drafts } from '../drafts/drafts-store'
import { untilOwned } from '../drafts/until-owned'
import { submitDraftOrEdit } from '../editing/submit'
import { knownLanguage, usualLanguage } from '../language/languages'
import { askAndSend } from '../publish/ask-and-send'
import type { Sent, SubmitContext } from '../publish/submit'
import { originalSettled } from '../redraft/original'

/** Publishes a draft, or saves an edit, in a known context: asks, waits while it can be undone, and sends. */
export const publishIn = (context: SubmitContext, id: string): Promise<Sent | null> =>
  askAndSend(context, id, {
    settleOriginal: () => originalSettled(context.runtime, context.drafts, id, context.intl),
    submit: (submitted) => submitDraftOrEdit(context, id, submitted),
  })

async function contextOf(runtime: Runtime, drafts: Drafts, intl: IntlShape): Promise<SubmitContext> {
  const [defaults, instance] = await Promise.all([
    readPostingDefaults(runtime),
    runtime.client.query(instanceQuery(runtime)).catch(() => null),
  ])
  const recent = recentLanguages(runtime.identity.key).flatMap((code) => knownLanguage(code) ?? [])
  return {
    runtime,
    drafts,
    intl,
    defaults,
    language: usualLanguage(recent, defaults.language, intl.locale),
    ...(instance && { shortestPoll: instance.limits.poll.shortest }),
  }
}

/**
 * Publishes a stored draft by its id, without a composer: with the same questions, the same time to undo, and the same
 * notices. Resolves to the result, or null when it was not completely published; the draft then has the reason. Null also
 * for a draft that does not exist or that another tab writes.
 */
export async function publishDraft(
  runtime: Runtime,
  drafts: Drafts,
  id: string,
  intl: IntlShape,
): Promise<Sent | null> {
  await drafts.load()
  const release = drafts.acquire(id)
  try {
    if (!(await untilOwned(drafts, id))) return null
    return await publishIn(await contextOf(runtime, drafts, intl), id)
  } finally {
    release()
  }
}
