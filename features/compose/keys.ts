import { listKey } from '@/lib/cache'

export const scheduledKey = () => listKey('statuses', 'scheduled')
