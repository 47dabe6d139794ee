import { ComposeDialog } from '@/features/compose'
import { InteractionPrompt } from '@/features/session'
import { ConfirmModal, ModalHost, type ModalRegistry } from '@/lib/modals'
import { NavigationPanel } from './layout/navigation-panel'

const registry: ModalRegistry = {
  CONFIRM: ConfirmModal,
  SIGN_IN: InteractionPrompt,
  COMPOSE: ComposeDialog,
  NAVIGATION: NavigationPanel,
}

/** Which component shows which modal. */
export const Modals = () => <ModalHost registry={registry} />
