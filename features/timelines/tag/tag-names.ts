import { defineMessages, type IntlShape } from '@/lib/i18n'
import type { TagMode } from './tag-mode'

const messages = defineMessages({
  without: {
    id: 'tagNames.without',
    defaultMessage: '{tags} without {none}',
    description:
      'Name of a timeline; {tags}: hashtags, e.g. “#cats or #dogs”, {none}: hashtags whose posts are left out',
  },
  local: {
    id: 'tagNames.local',
    defaultMessage: '{tags} (this server)',
    description:
      'Name of a timeline of hashtags with posts from this server only; {tags}: e.g. “#cats or #dogs”',
  },
})

/** Returns the functions that name several hashtags, and hashtags without others. Both take names with '#'. */
export const tagNames = (intl: IntlShape) => ({
  join: (tags: readonly string[], type: 'or' | 'and'): string =>
    intl.formatList(tags, type === 'or' ? 'disjunction' : 'conjunction'),
  without: (tags: string, none: string): string => intl.formatMessage(messages.without, { tags, none }),
})

/** Names the timeline of a hashtag by all its conditions, e.g. "#cats or #dogs without #fish". */
export function tagSetName(intl: IntlShape, name: string, { any, all, none, local }: TagMode): string {
  const { join, without } = tagNames(intl)
  const hashed = (names: readonly string[]) => names.map((each) => `#${each}`)
  const either = join(hashed([name, ...any]), 'or')
  const tags = all.length > 0 ? join([either, ...hashed(all)], 'and') : either
  const limited = none.length > 0 ? without(tags, join(hashed(none), 'or')) : tags
  return local ? intl.formatMessage(messages.local, { tags: limited }) : limited
}
