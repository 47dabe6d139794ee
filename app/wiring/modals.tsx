import { useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { BlockDialog, MuteDialog } from '@/features/accounts'
import { ComposeDialog, EditConflictDialog, MediaDetails, QuietQuoteDialog } from '@/features/compose'
import { MediaViewer } from '@/features/media'
import { InteractionPrompt } from '@/features/session'
import { BoostDialog, HistoryDialog, QuotePolicyDialog, StatusStrip } from '@/features/statuses'
import { ColumnProvider, useColumn } from '@/lib/column'
import { ConfirmModal, ModalHost, type ModalProps, type ModalRegistry } from '@/lib/modals'
import type { StatusId } from '@/schemas/primitives'
import { runtimes } from '../identity/runtimes'
import { addressNameOf } from '../identity/session'
import { navigationAs } from '../routing/history'
import { NavigationPanel } from '../layout/navigation/lazy-navigation-drawer'

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

/** The column of an identity, which acts in the modal that it opened; the present column where it is the same one. */
function InColumnOf({ who, children }: { who: string; children: ReactNode }) {
  const present = useColumn()
  const runtime = useSyncExternalStore(runtimes.subscribe, () => runtimes.peek(who))
  useLayoutEffect(() => runtime && runtimes.acquire(runtime.identity), [runtime])
  const column = useMemo(() => {
    if (!runtime || runtime === present.runtime) return present
    return { ...present, runtime, identity: runtime.identity, navigate: navigationAs(addressNameOf(who)) }
  }, [runtime, present, who])
  return runtime && <ColumnProvider column={column}>{children}</ColumnProvider>
}

const inColumnOf = (who: string, content: ReactNode) => <InColumnOf who={who}>{content}</InColumnOf>

/** Shows every modal as the identity that opened it. */
export const Modals = () => <ModalHost registry={registry} within={inColumnOf} />
