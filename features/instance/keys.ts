import { listKey } from '@/lib/cache'

export const instanceKeys = {
  instance: () => listKey('instance'),
  domainBlocks: () => listKey('instance', 'domain-blocks'),
  document: (name: string, date?: string) => listKey('instance', name, date),
  translationLanguages: () => listKey('instance', 'translation-languages'),
}
