import { useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import { AccountRemoveIcon, DirectIcon, HideIcon, InfoIcon } from '@/lib/ui/icons'
import { blockWords } from './dialog-messages'
import { block } from './hide-account'
import { HideDialog } from './hide-dialog'

/** The BLOCK modal: explains the effects of a block and blocks. */
export default function BlockDialog({ payload, close }: ModalProps<'BLOCK'>) {
  const intl = useIntl()
  const runtime = useRuntime()
  return (
    <HideDialog
      title={intl.formatMessage(blockWords.title)}
      acct={payload.acct}
      effects={[
        [<HideIcon key="posts" size="1.125rem" aria-hidden />, intl.formatMessage(blockWords.posts)],
        [<DirectIcon key="mentions" size="1.125rem" aria-hidden />, intl.formatMessage(blockWords.mentions)],
        [
          <AccountRemoveIcon key="follow" size="1.125rem" aria-hidden />,
          intl.formatMessage(blockWords.follow),
        ],
        [<InfoIcon key="notice" size="1.125rem" aria-hidden />, intl.formatMessage(blockWords.notice)],
      ]}
      confirm={intl.formatMessage(blockWords.confirm)}
      cancel={intl.formatMessage(blockWords.cancel)}
      onConfirm={() => void block(runtime, payload, intl)}
      onClose={close}
    />
  )
}
