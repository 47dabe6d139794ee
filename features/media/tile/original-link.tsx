import { useIntl } from '@/lib/i18n'
import type { Media } from '@/schemas/statuses/media'
import { messages } from '../messages'
import { originalUrlOf } from '../sources'

/** A link to the file on its original server, in a new tab; nothing when its URL is unknown. */
export function OriginalLink({ media, className }: { media: Media; className?: string | undefined }) {
  const intl = useIntl()
  const href = originalUrlOf(media)
  if (href === null) return null
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {intl.formatMessage(messages.original)}
    </a>
  )
}
