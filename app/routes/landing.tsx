import { useInstance } from '@/features/instance'
import { MembersOnly } from '@/features/timelines'
import { useRuntime } from '@/lib/runtime'
import { Column } from '../layout/column/column'
import { openFeeds } from '../layout/navigation/open-feeds'

/** The root where its route leads nowhere: what the server shows is for its members only. */
export function LandingRoute() {
  const { identity, me, http } = useRuntime()
  const instance = useInstance()
  if (me !== null || openFeeds(instance, true, http.capabilities).local) return null
  return (
    <Column title={instance?.title || new URL(identity.server).host}>
      <MembersOnly />
    </Column>
  )
}
