import type { StatusId } from '@/schemas/primitives'
import type { Path } from '@/lib/navigation'

export interface ComposeCommands {
  /**
   * Opens a composer. Without `text` it continues the post that was being written; with it, also with '', that post stays
   * a draft and a new one begins. `files` are attached to it. `onPage`: the post of the composer page, which opens no dialog.
   */
  compose: { identity: string; text?: string; files?: readonly File[]; onPage?: boolean }
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
