import { listKey } from '@/lib/cache'

export const filtersKey = () => listKey('filters')
