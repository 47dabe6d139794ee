import type { ReactNode } from 'react'
import { defineMessages, type IntlShape, type Message } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { AccountAddIcon, ShieldIcon, SlidersIcon } from '@/lib/ui/icons'
import type { MenuEntry } from '@/lib/ui/menu'
import { ownAccountQuery } from './own-account'
import { isPermitted, type Permission } from './permissions'

const messages = defineMessages({
  moderation: {
    id: 'session.serverPages.moderation',
    defaultMessage: 'Moderation',
    description: 'Link in the account menu of moderators: opens the reports on the server in a new tab',
  },
  administration: {
    id: 'session.serverPages.administration',
    defaultMessage: 'Administration',
    description: 'Link in the account menu of administrators: opens the dashboard of the server in a new tab',
  },
  invite: {
    id: 'session.serverPages.invite',
    defaultMessage: 'Invite people',
    description:
      'Link in the account menu: opens the page of the server that creates invitations in a new tab',
  },
})

/** Pages of a Mastodon server, by the permission that they need. */
const PAGES: readonly [permission: Permission, label: Message, path: string, icon: ReactNode][] = [
  ['invite', messages.invite, '/invites', <AccountAddIcon key="invite" />],
  ['reports', messages.moderation, '/admin/reports', <ShieldIcon key="moderation" />],
  ['dashboard', messages.administration, '/admin/dashboard', <SlidersIcon key="administration" />],
]

/** Returns links to the pages of the home server that the role of the user may open. */
export function serverPages(runtime: Runtime, intl: IntlShape): MenuEntry[] {
  const own = runtime.client.getQueryData(ownAccountQuery(runtime).queryKey)
  // Other software has its pages elsewhere.
  if (own?.kind !== 'active' || runtime.http.capabilities.software?.mastodon === false) return []
  const { permissions } = own.account
  return PAGES.filter(([permission]) => isPermitted(permissions, permission)).map(
    ([, label, path, icon]): MenuEntry => ({
      kind: 'link',
      label: intl.formatMessage(label),
      icon,
      href: new URL(path, runtime.identity.server).href,
      external: true,
    }),
  )
}
