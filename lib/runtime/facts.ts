import type { StatusId } from '@/schemas/primitives'

/** Facts about the server of an identity that a runtime or its connection finds out. */
export interface RuntimeFacts {
  /** The server answers again after it was out of reach. */
  reachable: { identity: string }
  /** The server has this post no more, whoever noticed. */
  statusDeleted: { identity: string; statusId: StatusId }
}

declare module '@/lib/bus/facts' {
  interface Facts extends RuntimeFacts {}
}
