import { listKey } from '@/lib/cache'
import type { ListId } from '@/schemas/primitives'

export const listKeys = {
  all: () => listKey('lists'),
  one: (id: ListId) => listKey('lists', id),
}
