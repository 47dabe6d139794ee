import { listKey } from '@/lib/cache'
import type { StatusId } from '@/schemas/primitives'

export const statusKeys = {
  context: (id: StatusId) => listKey('statuses', 'context', id),
  history: (id: StatusId) => listKey('statuses', 'history', id),
  /** `language`: BCP 47. */
  translation: (id: StatusId, language: string) => listKey('statuses', 'translation', id, { language }),
  favouritedBy: (id: StatusId) => listKey('statuses', 'favourited-by', id),
  rebloggedBy: (id: StatusId) => listKey('statuses', 'reblogged-by', id),
}
