import type { StatusId } from '@/schemas/primitives'

export interface ComposeCommands {
  /** Opens a composer with `text`. `onPage`: the page of composing shows it, no dialog opens. */
  compose: { identity: string; text?: string; onPage?: boolean }
  /** Opens a page of the app as this identity, from a toast that outlives the component that showed it. */
  goTo: { identity: string; path: string }
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
