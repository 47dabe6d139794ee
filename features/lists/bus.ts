import type { ListId } from '@/schemas/primitives'

export interface ListFacts {
  listDeleted: { identity: string; listId: ListId }
}

declare module '@/lib/bus/facts' {
  interface Facts extends ListFacts {}
}
