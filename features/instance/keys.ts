import { listKey } from '@/lib/cache'

export const instanceKeys = {
  instance: () => listKey('instance'),
  extendedDescription: () => listKey('instance', 'extended-description'),
  domainBlocks: () => listKey('instance', 'domain-blocks'),
  translationLanguages: () => listKey('instance', 'translation-languages'),
}
