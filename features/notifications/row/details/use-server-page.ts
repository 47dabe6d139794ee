import { useQuery } from '@tanstack/react-query'
import { useMayHave } from '@/features/instance'
import { ownAccountQuery } from '@/features/session'
import { useRuntime } from '@/lib/runtime'
import type { NotificationGroup } from '../../model/group'
import { isAboutCollection, needsRole, serverPageOf, type ServerPage } from './server-page'

/** A server page with its whole address. */
export interface LinkedServerPage extends ServerPage {
  readonly href: string
}

/** Returns the page of the user's server about a group; null where there is none, or while the role is not known. */
export function useServerPage(group: NotificationGroup): LinkedServerPage | null {
  const runtime = useRuntime()
  const { data } = useQuery({ ...ownAccountQuery(runtime), enabled: needsRole(group.type) })
  const opensInside = useMayHave('collections') && isAboutCollection(group.type)
  const page = opensInside
    ? null
    : serverPageOf(group, data?.kind === 'active' ? data.account.permissions : null)
  return page && { ...page, href: new URL(page.path, runtime.identity.server).href }
}
