import { useIntl } from '@/lib/i18n'
import type { Media } from '@/schemas/media'
import { messages } from './messages'
import { originalOf } from './sources'

/** Leads to the file at the server it came from, in a tab of its own; nothing where no address is known. */
export function OriginalLink({ media, className }: { media: Media; className?: string | undefined }) {
  const intl = useIntl()
  const href = originalOf(media)
  if (href === null) return null
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {intl.formatMessage(messages.original)}
    </a>
  )
}
