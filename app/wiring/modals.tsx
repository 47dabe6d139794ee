import type { ReactNode } from 'react'
import { BlockDialog, DomainDialog, MuteDialog } from '@/features/accounts'
import { AddToCollectionsDialog, FollowAllDialog } from '@/features/collections'
import { ComposeDialog, EditConflictDialog, MediaDetails, QuietQuoteDialog } from '@/features/compose'
import { FilterPostDialog } from '@/features/filters'
import { AddToListsDialog, ListDialog } from '@/features/lists'
import { MediaViewer } from '@/features/media'
import { NotificationPeopleDialog } from '@/features/notifications'
import { ReportDialog } from '@/features/reports'
import { LanguagesDialog, ProfileImageDialog } from '@/features/profiles'
import { InteractionPrompt } from '@/features/session'
import { BoostDialog, HistoryDialog, QuotePolicyDialog, ViewerStatusFooter } from '@/features/statuses'
import { ConfirmModal, ModalHost, type ModalProps, type ModalRegistry } from '@/lib/modals'
import type { StatusId } from '@/schemas/primitives'
import { OutboxDialog } from '../outbox/payload'
import { PaletteDialog } from '../palette/payload'
import { HelpSheet } from '../keys'
import { continueInteraction } from './continue-interaction'
import { InColumnOf } from './in-column-of'
import { AddColumnDialog } from '../layout/deck/add/payload'
import { LayoutNameDialog } from '../layout/deck/layouts/payload'
import { NavigationPanel } from '../layout/navigation/lazy-navigation-drawer'

/** The post of the attachment in the viewer. */
const postBelow = (id: StatusId) => <ViewerStatusFooter key={id} id={id} />

/** The media viewer, with the post of the visible attachment. */
const Media = (props: ModalProps<'MEDIA'>) => (
  <MediaViewer {...props} onFailed={props.close} foot={postBelow} />
)

/** The prompt for visitors, which does their action as the account that they choose. */
const SignInPrompt = (props: ModalProps<'SIGN_IN'>) => (
  <InteractionPrompt {...props} onContinue={continueInteraction} />
)

const registry: ModalRegistry = {
  CONFIRM: ConfirmModal,
  SIGN_IN: SignInPrompt,
  COMPOSE: ComposeDialog,
  QUOTE_POLICY: QuotePolicyDialog,
  QUIET_QUOTE: QuietQuoteDialog,
  EDIT_CONFLICT: EditConflictDialog,
  MEDIA: Media,
  MEDIA_DETAILS: MediaDetails,
  NAVIGATION: NavigationPanel,
  BLOCK: BlockDialog,
  BLOCK_DOMAIN: DomainDialog,
  MUTE: MuteDialog,
  REPORT: ReportDialog,
  ADD_COLUMN: AddColumnDialog,
  BOOST: BoostDialog,
  HISTORY: HistoryDialog,
  FILTER: FilterPostDialog,
  LAYOUT_NAME: LayoutNameDialog,
  LIST: ListDialog,
  ADD_TO_LISTS: AddToListsDialog,
  ADD_TO_COLLECTIONS: AddToCollectionsDialog,
  FOLLOW_ALL: FollowAllDialog,
  FOLLOW_LANGUAGES: LanguagesDialog,
  OUTBOX: OutboxDialog,
  PALETTE: PaletteDialog,
  PROFILE_IMAGE: ProfileImageDialog,
  NOTIFICATION_PEOPLE: NotificationPeopleDialog,
  SHORTCUTS: HelpSheet,
}

const inColumnOf = (identityKey: string, content: ReactNode) => (
  <InColumnOf identityKey={identityKey}>{content}</InColumnOf>
)

/** Shows every modal as the identity that opened it. */
export const Modals = () => <ModalHost registry={registry} within={inColumnOf} />
