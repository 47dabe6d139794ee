import { nameOf } from '@/features/accounts'
import { canCommand, command } from '@/lib/bus'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import {
  DirectIcon,
  ExternalIcon,
  ForwardIcon,
  LinkIcon,
  MoreIcon,
  ShareIcon,
  TrashIcon,
} from '@/lib/ui/icons'
import { Menu, type MenuEntry } from '@/lib/ui/menu'
import type { Account, Status } from '@/schemas/entities'
import { deleteWithUndo } from '../deletions'
import { copyLink, linkOf, sharePost } from '../link'
import { quoteMenuEntries } from '../quotes/quote-menu'
import { messages as rowMessages } from './messages'

const messages = defineMessages({
  expand: {
    id: 'status.expand',
    defaultMessage: 'Expand this post',
    description: 'Menu under a post: opens its conversation',
  },
  original: {
    id: 'status.original',
    defaultMessage: 'Open original page',
    description: 'Menu under a post: opens it on the server of its author',
  },
  copy: { id: 'status.copyLink', defaultMessage: 'Copy link', description: 'Menu under a post' },
  share: {
    id: 'status.share',
    defaultMessage: 'Share',
    description: 'Menu under a post: share by the device',
  },
  mention: {
    id: 'status.mention',
    defaultMessage: 'Mention @{name}',
    description: 'Menu under a post: writes to its author',
  },
  delete: { id: 'status.delete', defaultMessage: 'Delete', description: 'Menu under an own post' },
})

/** Everything else that can be done with a post. What leads nowhere yet is left out. */
export function MoreMenu({
  status,
  account,
  open = false,
}: {
  status: Status
  account: Account
  open?: boolean
}) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { go } = useNavigation()
  const entries = (): (MenuEntry | false)[] => {
    const link = linkOf(status)
    const shared = status.visibility === 'public' || status.visibility === 'unlisted'
    return [
      !open && {
        kind: 'item',
        label: intl.formatMessage(messages.expand),
        icon: <ForwardIcon size={18} />,
        onSelect: () => go(paths.status(account.acct, status.id)),
      },
      link !== null &&
        shared &&
        account.acct.includes('@') && {
          kind: 'link',
          label: intl.formatMessage(messages.original),
          icon: <ExternalIcon size={18} />,
          href: link,
          external: true,
        },
      link !== null && {
        kind: 'item',
        label: intl.formatMessage(messages.copy),
        icon: <LinkIcon size={18} />,
        onSelect: () => void copyLink(link, intl),
      },
      link !== null &&
        shared &&
        'share' in navigator && {
          kind: 'item',
          label: intl.formatMessage(messages.share),
          icon: <ShareIcon size={18} />,
          onSelect: () => void sharePost(link, nameOf(account), intl),
        },
      { kind: 'separator' },
      runtime.me !== null &&
        runtime.me !== account.id &&
        canCommand('mention') && {
          kind: 'item',
          label: intl.formatMessage(messages.mention, { name: account.username }),
          icon: <DirectIcon size={18} />,
          onSelect: () => void command('mention', { accountId: account.id }),
        },
      ...quoteMenuEntries(status, runtime, intl),
      runtime.me === account.id && {
        kind: 'item',
        label: intl.formatMessage(messages.delete),
        icon: <TrashIcon size={18} />,
        danger: true,
        onSelect: () => deleteWithUndo(runtime, status.id, intl),
      },
    ]
  }
  return (
    <Menu
      label={intl.formatMessage(rowMessages.more)}
      icon={<MoreIcon size={18} aria-hidden />}
      entries={entries}
    />
  )
}
