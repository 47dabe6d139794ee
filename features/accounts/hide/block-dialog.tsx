import { useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import { AccountRemoveIcon, DirectIcon, HideIcon, InfoIcon } from '@/lib/ui/icons'
import { blockMessages } from './dialog-messages'
import { block } from './hide-account'
import { Handle } from '../handle'
import { HideDialog } from './hide-dialog'

/** The BLOCK modal: explains the effects of a block and blocks. */
export default function BlockDialog({ payload, close }: ModalProps<'BLOCK'>) {
  const intl = useIntl()
  const runtime = useRuntime()
  return (
    <HideDialog
      title={intl.formatMessage(blockMessages.title)}
      subject={<Handle text={`@${payload.acct}`} />}
      effects={[
        [<HideIcon key="posts" size="1.125rem" aria-hidden />, intl.formatMessage(blockMessages.posts)],
        [
          <DirectIcon key="mentions" size="1.125rem" aria-hidden />,
          intl.formatMessage(blockMessages.mentions),
        ],
        [
          <AccountRemoveIcon key="follow" size="1.125rem" aria-hidden />,
          intl.formatMessage(blockMessages.follow),
        ],
        [<InfoIcon key="notice" size="1.125rem" aria-hidden />, intl.formatMessage(blockMessages.notice)],
      ]}
      confirm={intl.formatMessage(blockMessages.confirm)}
      cancel={intl.formatMessage(blockMessages.cancel)}
      onConfirm={() => block(runtime, payload, intl)}
      onClose={close}
    />
  )
}
