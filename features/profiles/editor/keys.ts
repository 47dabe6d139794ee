import { listKey } from '@/lib/cache'

export const ownProfileKey = () => listKey('accounts', 'own-profile')
