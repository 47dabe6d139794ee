import { listKey } from '@/lib/cache'

export const pushKeys = { state: () => listKey('push') }
