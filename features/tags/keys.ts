import { listKey } from '@/lib/cache'

export const tagKey = (name: string) => listKey('tags', 'tag', name.toLowerCase())
