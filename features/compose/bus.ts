import type { StatusId } from '@/schemas/primitives'
import type { Path } from '@/lib/navigation'

export interface ComposeCommands {
  /**
   * Opens a composer with `text`. `onPage`: the post of the composer page, which opens no dialog. `fresh`: an empty post,
   * without `text`; the post that was being written stays a draft.
   */
  compose: { identity: string; text?: string; onPage?: boolean; fresh?: boolean }
  /** Opens a page of the app as this identity, from a toast that outlives the component that showed it. */
  goTo: { identity: string; path: Path }
}

export interface ComposeFacts {
  /** `statusId` is null for a scheduled post, which has no status yet. */
  statusPublished: { identity: string; statusId: StatusId | null; scheduled: boolean }
}

declare module '@/lib/bus/commands' {
  interface Commands extends ComposeCommands {}
}
declare module '@/lib/bus/facts' {
  interface Facts extends ComposeFacts {}
}
