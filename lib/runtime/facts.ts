import type { StatusId } from '@/schemas/primitives'

/** Facts about the server of an identity, found out by its runtime or connection. */
interface RuntimeFacts {
  /** The server answers again after it was unreachable. */
  reachable: { identity: string }
  /** The server no longer has this post. */
  statusDeleted: { identity: string; statusId: StatusId }
}

declare module '@/lib/bus/facts' {
  interface Facts extends RuntimeFacts {}
}
