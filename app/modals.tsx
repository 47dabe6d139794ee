import { ComposeDialog, QuietQuoteDialog } from '@/features/compose'
import { InteractionPrompt } from '@/features/session'
import { QuotePolicyDialog } from '@/features/statuses'
import { ConfirmModal, ModalHost, type ModalRegistry } from '@/lib/modals'
import { NavigationPanel } from './layout/navigation-panel'

const registry: ModalRegistry = {
  CONFIRM: ConfirmModal,
  SIGN_IN: InteractionPrompt,
  COMPOSE: ComposeDialog,
  QUOTE_POLICY: QuotePolicyDialog,
  QUIET_QUOTE: QuietQuoteDialog,
  NAVIGATION: NavigationPanel,
}

/** Which component shows which modal. */
export const Modals = () => <ModalHost registry={registry} />
