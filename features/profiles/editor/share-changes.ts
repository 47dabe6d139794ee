import * as z from 'zod/mini'
import { defineShare } from '@/lib/runtime/define-share'
import { ownProfileKey } from './keys'

/** Changes of the user’s profile. The other tabs load it again. */
export const profileChanges = defineShare({
  name: 'profile',
  change: z.null(),
  apply: ({ client }) => void client.invalidateQueries({ queryKey: ownProfileKey() }),
})
