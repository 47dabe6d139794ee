import { useIntl } from '@/lib/i18n'
import { ConfirmDialog } from '@/lib/ui/confirm'
import { answerConfirm } from './confirm'
import type { ModalProps } from './modal-host'

/** The CONFIRM modal, for the modal registry. */
export function ConfirmModal({ id, payload }: ModalProps<'CONFIRM'>) {
  const intl = useIntl()
  return (
    <ConfirmDialog
      {...payload.words(intl)}
      onAnswer={(given) => answerConfirm(id, given)}
      onFailed={() => answerConfirm(id, false)}
    />
  )
}
