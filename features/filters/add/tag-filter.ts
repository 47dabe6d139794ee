import type { Filter } from '@/schemas/filter'
import { isExpiredAt } from '../rules'
import { draftOfNew, type FilterDraft } from '../editor/draft'

/** Returns the filter that has a hashtag as keyword; expired ones do not count. `now` in ms. */
export const findTagFilter = (filters: readonly Filter[], name: string, now: number): Filter | undefined => {
  const keyword = `#${name}`.toLowerCase()
  return filters.find(
    (filter) =>
      !isExpiredAt(filter.expires_at, now) &&
      filter.keywords?.some((each) => each.keyword.toLowerCase() === keyword),
  )
}

/** True when a filter hides only this hashtag, so that deleting it unmutes the hashtag. */
export const isMuteOfTag = ({ keywords = [], statuses = [], filter_action: action }: Filter) =>
  action === 'hide' && keywords.length === 1 && statuses.length === 0

/** Returns the filter that mutes a hashtag in home and public timelines. */
export const tagMute = (name: string): FilterDraft => ({
  ...draftOfNew({ keyword: `#${name}` }),
  action: 'hide',
  context: ['home', 'public'],
})
