import { useIntl } from '@/lib/i18n'
import type { Poll } from '@/schemas/entities'
import { spokenResults } from './poll-text'

/** The results of a poll as a sentence for screen readers. */
export default function SpokenResults({ poll }: { poll: Poll }) {
  return spokenResults(poll, useIntl())
}
