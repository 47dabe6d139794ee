import type { Runtime } from '@/lib/runtime'
import type { StreamEvent } from '@/lib/streaming'
import { announcementKeys } from './keys'

/** Follows the announcements of the user stream, once they were requested. */
export function followAnnouncements(runtime: Runtime, event: StreamEvent): void {
  const { client } = runtime
  const queryKey = announcementKeys.all()
  if (!client.getQueryState(queryKey)) return
  import('./apply-event').then(
    ({ applyAnnouncementEvent }) => applyAnnouncementEvent(runtime, event),
    () => missAnnouncements(runtime),
  )
}

/** Announcements may have changed unnoticed: they are read again when the stream is back or home is shown. */
export const missAnnouncements = ({ client }: Pick<Runtime, 'client'>): void =>
  void client.invalidateQueries({ queryKey: announcementKeys.all(), refetchType: 'none' })
