import { BlockDialog, MuteDialog } from '@/features/accounts'
import { ComposeDialog, EditConflictDialog, MediaDetails, QuietQuoteDialog } from '@/features/compose'
import { MediaViewer } from '@/features/media'
import { InteractionPrompt } from '@/features/session'
import { BoostDialog, HistoryDialog, QuotePolicyDialog, StatusStrip } from '@/features/statuses'
import { ConfirmModal, ModalHost, type ModalProps, type ModalRegistry } from '@/lib/modals'
import type { StatusId } from '@/schemas/primitives'
import { NavigationPanel } from '../layout/navigation/navigation-panel'

/** The post that the medium in view belongs to. */
const postBelow = (id: StatusId) => <StatusStrip key={id} id={id} />

/** The viewer with the post that the medium in view belongs to. */
const Media = (props: ModalProps<'MEDIA'>) => (
  <MediaViewer {...props} onFailed={props.close} foot={postBelow} />
)

const registry: ModalRegistry = {
  CONFIRM: ConfirmModal,
  SIGN_IN: InteractionPrompt,
  COMPOSE: ComposeDialog,
  QUOTE_POLICY: QuotePolicyDialog,
  QUIET_QUOTE: QuietQuoteDialog,
  EDIT_CONFLICT: EditConflictDialog,
  MEDIA: Media,
  MEDIA_DETAILS: MediaDetails,
  NAVIGATION: NavigationPanel,
  BLOCK: BlockDialog,
  MUTE: MuteDialog,
  BOOST: BoostDialog,
  HISTORY: HistoryDialog,
}

/** Which component shows which modal. */
export const Modals = () => <ModalHost registry={registry} />
