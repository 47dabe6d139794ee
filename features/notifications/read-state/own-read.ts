import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'
import type { NotificationId } from '@/schemas/primitives'

/** The newest notification that was read in this browser, by identity. Shared by all tabs. */
export const ownRead = createIdentityStore({
  key: 'notifications-read',
  version: 1,
  schema: z.nullable(z.custom<NotificationId>((value) => typeof value === 'string')),
  defaults: null,
})
