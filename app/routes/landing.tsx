import { useInstance } from '@/features/instance'
import { MembersOnly } from '@/features/timelines'
import { useRuntime } from '@/lib/runtime'
import { ScreenFrame } from '../layout/column/screen-frame'
import { openFeeds } from '../layout/navigation/open-feeds'

/** The root where its route leads nowhere: what the server shows is for its members only. */
export function LandingRoute() {
  const { identity, me, http } = useRuntime()
  const instance = useInstance()
  if (me !== null || openFeeds(instance, true, http.capabilities).local) return null
  return (
    <ScreenFrame title={instance?.title || new URL(identity.server).host}>
      <MembersOnly />
    </ScreenFrame>
  )
}
