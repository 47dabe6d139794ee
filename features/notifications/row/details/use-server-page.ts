import { useQuery } from '@tanstack/react-query'
import { ownAccountQuery } from '@/features/session'
import { useRuntime } from '@/lib/runtime'
import type { NotificationGroup } from '../../model/group'
import { needsRole, serverPageOf, type ServerPage } from './server-page'

/** Returns the page of the home server about a group, with its whole address; null where there is none. */
export function useServerPage(group: NotificationGroup): (ServerPage & { readonly href: string }) | null {
  const runtime = useRuntime()
  const { data } = useQuery({ ...ownAccountQuery(runtime), enabled: needsRole(group.type) })
  const page = serverPageOf(group, data?.kind === 'active' ? data.account.permissions : null)
  return page && { ...page, href: new URL(page.path, runtime.identity.server).href }
}
