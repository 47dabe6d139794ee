import { getSettings, setSettings } from '@/features/settings'
import { pushToast } from '@/lib/alerts'
import { apiSegment, isApiError } from '@/lib/http'
import { type IntlShape } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import { statusDto } from '@/schemas/status'
import { translationDto, type Translation } from '@/schemas/translation'
import { openTranslator, translateHtml } from './browser'
import { translationMessages as messages } from './messages'
import { baseOf } from './rules'
import { translationKey, type KeptTranslation } from './shown'

export interface Wish {
  status: Status
  by: 'server' | 'browser'
  /** The target as whoever translates spells it. */
  target: string
  runtime: Runtime
  intl: IntlShape
  /** The work begins: nothing is asked any more. */
  begun?: () => unknown
  /** Share of what the browser has to download, 0 to 1. */
  progress: (share: number) => void
}

async function byServer({ status, target, runtime }: Wish): Promise<Translation> {
  const path = `/api/v1/statuses/${apiSegment(status.id)}/translate`
  const answer = await runtime.http.request(path, {
    method: 'POST',
    schema: translationDto,
    json: { lang: target },
  })
  return answer.data
}

async function byBrowser({ status, target, runtime, intl, progress }: Wish): Promise<Translation> {
  const from = baseOf(status.language ?? '')
  const { translate, close } = await openTranslator(from, baseOf(target), progress)
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

/** The reader agreed, now or before, that the browser translates. */
async function agreed({ runtime }: Wish): Promise<boolean> {
  if (getSettings().browserTranslation) return true
  const yes = await confirm(
    (told) => ({
      title: told.formatMessage(messages.askTitle),
      text: told.formatMessage(messages.askText),
      confirm: told.formatMessage(messages.askConfirm),
    }),
    runtime.identity.who,
  )
  if (yes) setSettings({ browserTranslation: true })
  return yes
}

function reasonOf(error: unknown, intl: IntlShape): string {
  if (isApiError(error, 'missing')) return intl.formatMessage(messages.unsupported)
  return isApiError(error) && error.message !== '' ? error.message : intl.formatMessage(messages.failedText)
}

/**
 * A server that has the post but not its translation translates nothing (Mastodon answers 404 where no translator is set
 * up): that is remembered. For a post that is gone nothing is.
 */
async function learn({ by, status, runtime: { http } }: Wish, error: unknown): Promise<void> {
  if (by !== 'server' || !isApiError(error, 'missing')) return
  await http.request(`/api/v1/statuses/${apiSegment(status.id)}`, { schema: statusDto }).then(
    () => http.capabilities.ruleOut('translation'),
    () => undefined,
  )
}

/** Gets the translation of a post into the cache. False when there is none; why is said. */
export async function translate(wish: Wish): Promise<boolean> {
  const { status, runtime, intl } = wish
  if (wish.by === 'browser' && !(await agreed(wish))) return false
  wish.begun?.()
  const key = translationKey(status.id, intl.locale)
  const of = status.edited_at ?? null
  try {
    if (runtime.client.getQueryData<KeptTranslation>(key)?.of !== of) {
      const made = await (wish.by === 'server' ? byServer(wish) : byBrowser(wish))
      runtime.client.setQueryData<KeptTranslation>(key, { ...made, of })
    }
    return true
  } catch (error) {
    if (!isApiError(error, 'aborted'))
      pushToast({
        kind: 'error',
        title: intl.formatMessage(messages.failed),
        text: reasonOf(error, intl),
        key: `translation:${status.id}`,
        identity: runtime.identity.who,
      })
    await learn(wish, error)
    return false
  }
}
