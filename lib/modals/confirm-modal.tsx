import { ConfirmDialog } from '@/lib/ui/confirm'
import { answerConfirm } from './confirm'
import type { ModalProps } from './modal-host'

/** CONFIRM, for the registry of modals. */
export function ConfirmModal({ id, payload }: ModalProps<'CONFIRM'>) {
  return (
    <ConfirmDialog
      {...payload}
      onAnswer={(yes) => answerConfirm(id, yes)}
      onFailed={() => answerConfirm(id, false)}
    />
  )
}
