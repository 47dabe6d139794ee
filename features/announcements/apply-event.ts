import type { Runtime } from '@/lib/runtime'
import type { StreamEvent } from '@/lib/streaming'
import { announcementKeys } from './keys'
import { withAnnouncement, withoutAnnouncement, withReactionCount, type Announcements } from './rules'

function patchOf(event: StreamEvent): ((all: Announcements) => Announcements) | null {
  switch (event.event) {
    case 'announcement':
      return (all) => withAnnouncement(all, event.payload)
    case 'announcement.reaction':
      return (all) => withReactionCount(all, event.payload)
    case 'announcement.delete':
      return (all) => withoutAnnouncement(all, event.payload)
    default:
      return null
  }
}

/** Applies an event of the user stream to the known announcements; changes in flight stay visible. */
export function applyAnnouncementEvent({ cache }: Pick<Runtime, 'cache'>, event: StreamEvent): void {
  const patch = patchOf(event)
  if (patch) cache.sets.adjust(announcementKeys.all(), patch)
}
