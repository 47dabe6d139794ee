/** The stack of modals, each an entry of the history. */
export {
  closeModalsOf,
  connectModals,
  leaveBack,
  leaveFor,
  popModal,
  pushModal,
  useModals,
  type ConfirmWording,
  type OpenModal,
} from './stack-store'
export { pageOf, routerModalHistory } from './history'
export { answerConfirm, awaitAnswer, confirmOrInstead, confirm } from './confirm'
export { useUnsavedChanges } from './use-unsaved-changes'
export { ConfirmModal } from './confirm-modal'
export { ModalHost, type ModalProps, type ModalRegistry } from './modal-host'
