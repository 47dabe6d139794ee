import * as z from 'zod/mini'
import { id, idOrNull, text, tolerantList } from '../primitives'

/** A collection with its members; `account_id` is null for those who left. */
export const collectionAnswerDto = z.object({
  collection: z.object({
    items: tolerantList(
      z.object({ id: id<'collection item'>(), account_id: idOrNull<'account'>(), state: text }),
      'collection item',
    ),
  }),
})
