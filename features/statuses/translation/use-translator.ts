import { useQuery } from '@tanstack/react-query'
import { translationLanguagesQuery, useCapability } from '@/features/instance'
import { baseLanguage, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import { serverTarget, translatorFor } from './rules'

/**
 * Returns the translator for this post and its target language, or null. Call it only for languages the
 * user does not read.
 */
export function useTranslator(status: Status, read: ReadonlySet<string>) {
  const runtime = useRuntime()
  const { locale } = useIntl()
  const server = useCapability('translation') && runtime.me !== null
  // One small request per session, shared by all rows.
  const { data } = useQuery({ ...translationLanguagesQuery(runtime), enabled: server })
  const pairs = data ?? null
  const by = translatorFor(status, {
    read,
    target: locale,
    server,
    pairs,
    browser: 'Translator' in globalThis,
  })
  if (by === null) return null
  const target = by === 'server' ? serverTarget(status.language, { pairs, target: locale }) : null
  return { by, target: target ?? baseLanguage(locale) }
}
