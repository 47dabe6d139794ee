import type { Held } from '@/lib/outbox'
import type { StatusId } from '@/schemas/primitives'
import type { Path } from '@/lib/navigation'

export interface ComposeCommands {
  /**
   * Opens a composer. Without `text` it continues the post that was being written; with it, also with '', that post stays
   * a draft and a new one begins. `files` are attached to it. `onPage`: the post of the composer page, which opens no dialog.
   */
  compose: { identity: string; text?: string; files?: readonly File[]; onPage?: boolean }
  /** Sends the draft of a post that waits in the outbox, when it is its turn. */
  sendPost: { identity: string; draftId: string; held: Held }
  /** Takes a post out of the outbox: leaves it among the drafts, opens it, or sends it now. */
  takePost: { identity: string; draftId: string; to: 'keep' | 'edit' | 'send' }
  /** Opens a page of the app as this identity, from a toast that outlives the component that showed it. */
  goTo: { identity: string; path: Path }
}

export interface ComposeFacts {
  /** `statusId` is null for a scheduled post, which has no status yet. */
  statusPublished: { identity: string; statusId: StatusId | null }
}

declare module '@/lib/bus/commands' {
  interface Commands extends ComposeCommands {}
}
declare module '@/lib/bus/facts' {
  interface Facts extends ComposeFacts {}
}
