import type { StatusId } from '@/schemas/primitives'

interface StatusCommands {
  reply: { identity: string; statusId: StatusId }
  quote: { identity: string; statusId: StatusId }
  edit: { identity: string; statusId: StatusId }
  /** Deletes the post and opens its content as a draft. */
  redraft: { identity: string; statusId: StatusId }
}

interface StatusFacts {
  statusPinned: { identity: string; statusId: StatusId; pinned: boolean }
}

declare module '@/lib/bus/commands' {
  interface Commands extends StatusCommands {}
}
declare module '@/lib/bus/facts' {
  interface Facts extends StatusFacts {}
}
