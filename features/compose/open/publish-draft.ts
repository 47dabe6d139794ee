import { instanceQuery } from '@/features/instance'
import { lastPostingDefaults, readPostingDefaults, recentLanguages } from '@/features/settings'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import type { Drafts } from '../drafts/drafts-store'
import { untilOwned } from '../drafts/until-owned'
import { knownLanguage, usualLanguage } from '../language/languages'
import { submitOrWait } from '../outbox/submit-or-wait'
import type { QueuePorts } from '../outbox/send-queued'
import { askAndSend } from '../publish/ask-and-send'
import type { Sent, SubmitContext } from '../publish/submit'
import { originalSettled } from '../redraft/original'

/** Publishes a draft, or saves an edit, in a known context: asks, waits while it can be undone, and sends. */
export function publishIn(
  context: SubmitContext & Pick<QueuePorts, 'runtime'>,
  id: string,
): Promise<Sent | null> {
  const { runtime, drafts, intl } = context
  const waiting = { ...context, makeContext: () => contextOf(runtime, drafts, intl) }
  return askAndSend(context, id, {
    settleOriginal: () => originalSettled(runtime, drafts, id, intl),
    submit: (submitted) => submitOrWait(waiting, id, submitted),
  })
}

/** Returns what sending the drafts of an account needs, as it is now. */
export async function contextOf(runtime: Runtime, drafts: Drafts, intl: IntlShape) {
  const query = instanceQuery(runtime)
  // Requests would only be repeated for seconds.
  const [defaults, instance] = runtime.reach?.offline()
    ? [lastPostingDefaults(runtime), runtime.client.getQueryData(query.queryKey)]
    : await Promise.all([readPostingDefaults(runtime), runtime.client.query(query).catch(() => null)])
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
