import { listKey } from '@/lib/cache'

export const preferencesKeys = {
  preferences: () => listKey('preferences'),
  posting: () => listKey('preferences', 'posting'),
}
