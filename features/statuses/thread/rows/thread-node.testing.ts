import type { AccountId, StatusId } from '@/schemas/primitives'
import type { ThreadNode } from './order'

/** Returns the post of a thread that is written as 'id<parent author'; without a parent 'id< author'. */
export const threadNodeOf = (text: string): ThreadNode => {
  const [, id = '', parent = '', author = ''] = /^(\w+)<(\w*) (\w+)$/.exec(text) ?? []
  return { id: id as StatusId, parent: (parent || null) as StatusId | null, author: author as AccountId }
}
