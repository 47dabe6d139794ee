import { listKey } from '@/lib/cache'

export const exploreKeys = {
  statuses: () => listKey('trends', 'statuses'),
  tags: () => listKey('trends', 'tags'),
  directory: (order: string, local: boolean) => listKey('accounts', 'directory', { order, local }),
  /** The few hashtags in the sidebar. */
  block: () => listKey('trends', 'block'),
  links: () => listKey('trends', 'links'),
}
