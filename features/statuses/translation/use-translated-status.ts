import { hashKey } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { baseLanguage, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import type { Translation } from '@/schemas/statuses/translation'
import { statusKeys } from '../keys'

/** A cached translation; `editedAt` is the edit time of the translated version, null for one that was never edited. */
export type CachedTranslation = Translation & { editedAt: string | null }

/** A post, possibly with translated text. */
export type TranslatedStatus = Status & {
  translation?: {
    /** BCP 47; '' when unknown. */
    from: string
    provider: string
    options: readonly string[] | null
  }
}

export const translationKey = (id: StatusId, locale: string) =>
  statusKeys.translation(id, baseLanguage(locale))

/** Replaces the text of a post by its translation, unless an edit made that outdated. */
export function withTranslation(status: Status, cached: CachedTranslation, locale: string): TranslatedStatus {
  if (cached.editedAt !== (status.edited_at ?? null)) return status
  const described = new Map(cached.media_attachments.map(({ id, description }) => [id, description]))
  return {
    ...status,
    content: cached.content,
    spoiler_text:
      status.spoiler_text.trim() === '' ? status.spoiler_text : cached.spoiler_text || status.spoiler_text,
    language: baseLanguage(locale),
    media_attachments: status.media_attachments.map((media) => {
      const description = described.get(media.id)
      return description ? { ...media, description } : media
    }),
    translation: {
      from: cached.detected_source_language || status.language || '',
      provider: cached.provider,
      options: cached.poll?.options.map(({ title }) => title) ?? null,
    },
  }
}

/** Returns the post, translated if requested. Watches the cache only while translated. */
export function useTranslatedStatus(status: Status, translated: boolean): TranslatedStatus {
  const { client, listeners } = useRuntime()
  const { locale } = useIntl()
  const { id } = status
  const subscribe = useCallback(
    (listener: () => void) =>
      translated ? listeners.listen(hashKey(translationKey(id, locale)), listener) : () => {},
    [listeners, id, locale, translated],
  )
  const read = () =>
    translated ? client.getQueryData<CachedTranslation>(translationKey(id, locale)) : undefined
  const cached = useSyncExternalStore(subscribe, read, read)
  return useMemo(() => (cached ? withTranslation(status, cached, locale) : status), [status, cached, locale])
}
