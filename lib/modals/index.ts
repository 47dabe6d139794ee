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
  type ConfirmWords,
  type ModalEntry,
  type ModalPayloads,
  type ModalType,
} from './stack-store'
export { pageOf, routerModalHistory, type ModalHistory, type RouterHistory } from './history'
export { answerConfirm, confirm } from './confirm'
export { useUnsavedChanges } from './use-unsaved-changes'
export { ConfirmModal } from './confirm-modal'
export { ModalHost, type ModalProps, type ModalRegistry } from './modal-host'
