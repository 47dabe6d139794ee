import * as z from 'zod/mini'
import { defineShare } from '@/lib/runtime/define-share'
import { id } from '@/schemas/primitives'
import { announcementKeys } from './keys'
import { asRead, type Announcements } from './rules'

/** Announcements that were read. */
export const announcementChanges = defineShare({
  name: 'announcements',
  change: z.object({ read: id<'announcement'>() }),
  apply: ({ cache }, { read }) =>
    cache.sets.adjust(announcementKeys.all(), (all: Announcements) => asRead(all, read)),
})
