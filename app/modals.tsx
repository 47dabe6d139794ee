import { InteractionPrompt } from '@/features/session'
import { ConfirmModal, ModalHost, type ModalRegistry } from '@/lib/modals'

const registry: ModalRegistry = { CONFIRM: ConfirmModal, SIGN_IN: InteractionPrompt }

/** Which component shows which modal. */
export const Modals = () => <ModalHost registry={registry} />
