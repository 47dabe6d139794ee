import type { ListId } from '@/schemas/primitives'

interface ListFacts {
  /** The user deleted a list, which can no longer be undone. */
  listDeleted: { identity: string; listId: ListId }
}

declare module '@/lib/bus/facts' {
  interface Facts extends ListFacts {}
}
