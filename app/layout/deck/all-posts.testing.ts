import type { TimelineOptions } from '@/features/timelines'

/** The options of a timeline that hides nothing, as they are until they are changed. */
export const ALL_POSTS: TimelineOptions = {
  boosts: true,
  quotes: true,
  replies: true,
  mediaOnly: false,
  languages: [],
  start: 'newest',
}
