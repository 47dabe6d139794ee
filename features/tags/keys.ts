import { listKey } from '@/lib/cache'

/** The names of followed hashtags. */
export const followedTagsKey = () => listKey('tags', 'followed')

export const tagKey = (name: string) => listKey('tags', 'tag', name.toLowerCase())
