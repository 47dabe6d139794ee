import { getSettings, setSettings } from '@/features/settings'
import { pushToast } from '@/lib/alerts'
import { apiSegment, isApiError, messageOfServer } from '@/lib/http'
import { baseLanguage, type IntlShape } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import { statusDto } from '@/schemas/statuses/status'
import { translationDto, type Translation } from '@/schemas/statuses/translation'
import { openTranslator, translateHtml } from './browser'
import { translationMessages as messages } from './messages'
import { translationKey, type CachedTranslation } from './use-translated-status'

export interface TranslationRequest {
  status: Status
  by: 'server' | 'browser'
  /** Target in the spelling of the translator. */
  target: string
  runtime: Runtime
  intl: IntlShape
  /** Called when the request starts, after any confirmation. */
  onStart?: () => unknown
  /** Share of the browser's download, 0 to 1. */
  progress: (share: number) => void
}

async function byServer({ status, target, runtime }: TranslationRequest): Promise<Translation> {
  const path = `/api/v1/statuses/${apiSegment(status.id)}/translate`
  const answer = await runtime.httpWriter.request(path, {
    method: 'POST',
    schema: translationDto,
    json: { lang: target },
  })
  return answer.data
}

async function byBrowser({
  status,
  target,
  runtime,
  intl,
  progress,
}: TranslationRequest): Promise<Translation> {
  const from = baseLanguage(status.language ?? '')
  const { translate, close } = await openTranslator(from, baseLanguage(target), progress)
  try {
    const poll = status.poll ? runtime.cache.read('poll', status.poll) : undefined
    return {
      content: await translateHtml(status.content, translate),
      spoiler_text: status.spoiler_text.trim() === '' ? '' : await translate(status.spoiler_text),
      detected_source_language: from,
      provider: intl.formatMessage(messages.browser),
      poll: poll && {
        id: poll.id,
        options: await Promise.all(
          poll.options.map(async ({ title }) => ({ title: await translate(title) })),
        ),
      },
      media_attachments: await Promise.all(
        status.media_attachments
          .filter(({ description }) => description)
          .map(async ({ id, description }) => ({ id, description: await translate(description ?? '') })),
      ),
    }
  } finally {
    close()
  }
}

/** True when the user agrees, now or before, to use the browser's translator. */
async function agreed({ runtime }: TranslationRequest): Promise<boolean> {
  if (getSettings().browserTranslation) return true
  const yes = await confirm(
    (currentIntl) => ({
      title: currentIntl.formatMessage(messages.askTitle),
      text: currentIntl.formatMessage(messages.askText),
      confirm: currentIntl.formatMessage(messages.askConfirm),
    }),
    runtime.identity.key,
  )
  if (yes) setSettings({ browserTranslation: true })
  return yes
}

function reasonOf(error: unknown, intl: IntlShape): string {
  if (isApiError(error, 'notFound')) return intl.formatMessage(messages.unsupported)
  return (isApiError(error) && messageOfServer(error)) || intl.formatMessage(messages.failedText)
}

/**
 * Detects that the server has no translator (Mastodon answers 404 then): remembered only if the post itself
 * still exists.
 */
async function learn({ by, status, runtime: { http } }: TranslationRequest, error: unknown): Promise<void> {
  if (by !== 'server' || !isApiError(error, 'notFound')) return
  await http.request(`/api/v1/statuses/${apiSegment(status.id)}`, { schema: statusDto }).then(
    () => http.capabilities.ruleOut('translation'),
    () => undefined,
  )
}

/** Loads the translation of a post into the cache. False when it failed, after an alert with the reason. */
export async function translate(request: TranslationRequest): Promise<boolean> {
  const { status, runtime, intl } = request
  if (request.by === 'browser' && !(await agreed(request))) return false
  request.onStart?.()
  const key = translationKey(status.id, intl.locale)
  const editedAt = status.edited_at ?? null
  try {
    if (runtime.client.getQueryData<CachedTranslation>(key)?.editedAt !== editedAt) {
      const made = await (request.by === 'server' ? byServer(request) : byBrowser(request))
      runtime.client.setQueryData<CachedTranslation>(key, { ...made, editedAt })
    }
    return true
  } catch (error) {
    if (!isApiError(error, 'aborted'))
      pushToast({
        kind: 'error',
        title: () => intl.formatMessage(messages.failed),
        text: () => reasonOf(error, intl),
        key: `translation:${status.id}`,
        identity: runtime.identity.key,
      })
    await learn(request, error)
    return false
  }
}
