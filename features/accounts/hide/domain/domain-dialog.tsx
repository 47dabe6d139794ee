import { useQuery } from '@tanstack/react-query'
import { useIntl, type IntlShape } from '@/lib/i18n'
import { pushModal, type ModalProps } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import { AccountRemoveIcon, BanIcon, DirectIcon, HideIcon, InfoIcon } from '@/lib/ui/icons'
import { HideDialog } from '../hide-dialog'
import { blockDomain } from './block-domain'
import { domainMessages } from './domain-messages'
import { domainPreviewQuery } from './preview-query'

interface Preview {
  followers_count: number | null
  following_count: number | null
}

/** Describes the follows that the block ends, with numbers where the server counts them. */
function lossText(preview: Preview | undefined, isLoading: boolean, intl: IntlShape): string {
  if (isLoading) return intl.formatMessage(domainMessages.loading)
  const { followers_count: followers = null, following_count: following = null } = preview ?? {}
  if (followers === null || following === null) return intl.formatMessage(domainMessages.unknown)
  return followers + following === 0
    ? intl.formatMessage(domainMessages.none)
    : intl.formatMessage(domainMessages.lost, { followers, following })
}

const ICON = { size: '1.125rem', 'aria-hidden': true } as const

/** The BLOCK_DOMAIN modal: explains the effects of blocking a server, and which follows it ends. */
export default function DomainDialog({ payload, identity, close }: ModalProps<'BLOCK_DOMAIN'>) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { domain, accountId, acct } = payload
  const { data, isLoading } = useQuery(domainPreviewQuery(runtime, domain))
  const text = (message: keyof typeof domainMessages) => intl.formatMessage(domainMessages[message])
  return (
    <HideDialog
      title={text('title')}
      subject={<bdi>{domain}</bdi>}
      effects={[
        [<AccountRemoveIcon key="loss" {...ICON} />, lossText(data, isLoading, intl), true],
        [<HideIcon key="posts" {...ICON} />, text('posts')],
        [<BanIcon key="follow" {...ICON} />, text('follow')],
        [<DirectIcon key="old" {...ICON} />, text('old')],
        [<InfoIcon key="notice" {...ICON} />, text('notice')],
      ]}
      confirm={text('confirm')}
      cancel={text('cancel')}
      instead={{
        label: intl.formatMessage(domainMessages.instead, { name: acct.split('@')[0] ?? acct }),
        onPress: () => void pushModal('BLOCK', { accountId, acct }, identity),
      }}
      onConfirm={() => blockDomain(runtime, domain, intl)}
      onClose={close}
    />
  )
}
