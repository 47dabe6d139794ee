import * as z from 'zod/mini'
import { defineShare } from '@/lib/runtime/define-share'
import { refreshFilters } from './refresh-filters'

/** Changes of filters. The other tabs read them again. */
export const filterChanges = defineShare({
  name: 'filters',
  change: z.null(),
  apply: (runtime) => void refreshFilters(runtime),
})
