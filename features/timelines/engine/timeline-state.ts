import { emptyList, listReducer, type Entry, type Gap, type ListEvent, type ListState } from '@/lib/live-list'
import { compareId } from '@/lib/live-list/compare-id'
import type { StatusId } from '@/schemas/primitives'

/** The state of a timeline: a live list of posts. */
export type TimelineState = ListState<StatusId>
export type TimelineEntry = Entry<StatusId>
export type TimelineGap = Gap<StatusId>

export const emptyTimeline = (): TimelineState => emptyList<StatusId>()

/** The reducer of a timeline. Post ids sort by age, unless a page of the list contradicts that. */
export const timelineReducer = (state: TimelineState, event: ListEvent<StatusId>): TimelineState =>
  listReducer(state, event, compareId)
