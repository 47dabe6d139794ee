import type { IntlShape } from '@/lib/i18n'
import { fileSize } from '@/lib/i18n/file-size'
import { acceptedTypes, type ImageRefusal } from './image-rules'
import { messages } from './messages'

/** Returns the names of the formats that the server accepts, e.g. "JPEG, PNG or GIF". */
const formatsOf = (mimeTypes: readonly string[], intl: IntlShape): string =>
  intl.formatList(
    acceptedTypes(mimeTypes).map((type) => type.slice('image/'.length).toUpperCase().replace('WEBP', 'WebP')),
    'disjunction',
  )

/** Describes why an image cannot be used, and what to do. */
export function refusalText(refusal: ImageRefusal, mimeTypes: readonly string[], intl: IntlShape): string {
  const types = formatsOf(mimeTypes, intl)
  switch (refusal.reason) {
    case 'type':
      return intl.formatMessage(messages.refusedType, { types })
    case 'empty':
      return intl.formatMessage(messages.refusedEmpty)
    case 'unreadable':
      return intl.formatMessage(messages.refusedUnreadable, { types })
    case 'bytes':
      return intl.formatMessage(messages.refusedBytes, { limit: fileSize(intl, refusal.limit) })
    default:
      return intl.formatMessage(messages.refusedPixels, { limit: refusal.limit })
  }
}
