import { lazyPart } from '@/lib/ui/lazy-part'
import type { StatusId } from '@/schemas/primitives'
import type { FilterContext } from '../rules'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** Adds this post to filters. `context`: where it is shown, to hint at filters that do not apply there. */
    FILTER: { statusId: StatusId; context: FilterContext }
  }
}

/** The modal of type FILTER. */
export const FilterPostDialog = lazyPart(() => import('./filter-post-dialog'))
