import { defineMessages, type Message } from '@/lib/i18n'
import type { Filter } from '@/schemas/filter'
import type { FilterContext } from './rules'

export const messages = defineMessages({
  new: {
    id: 'filters.new',
    defaultMessage: 'New filter',
    description: 'Button: opens the form for a new filter',
  },
  delete: { id: 'filters.delete', defaultMessage: 'Delete', description: 'Button: deletes a filter' },
  deleted: {
    id: 'filters.deleted',
    defaultMessage: 'Deleted the filter “{title}”',
    description: 'Notice with an Undo button after deleting a filter; {title}: its title',
  },
  expired: {
    id: 'filters.expired',
    defaultMessage: 'Expired',
    description: 'Note on a filter that no longer applies because its time has passed',
  },
  unsupported: {
    id: 'filters.unsupported',
    defaultMessage: 'Your server doesn’t support filters',
    description: 'Shown on the page of filters in place of them',
  },
  all: { id: 'filters.all', defaultMessage: 'All filters', description: 'Link to the page with all filters' },
})

/** Names of the contexts of a filter. */
export const contextNames: Record<FilterContext, Message> = defineMessages({
  home: {
    id: 'filters.context.home',
    defaultMessage: 'Home and lists',
    description: 'Where a filter applies: the home feed and lists',
  },
  notifications: {
    id: 'filters.context.notifications',
    defaultMessage: 'Notifications',
    description: 'Where a filter applies',
  },
  public: {
    id: 'filters.context.public',
    defaultMessage: 'Public timelines',
    description: 'Where a filter applies: live feeds, hashtags, links and search',
  },
  thread: {
    id: 'filters.context.thread',
    defaultMessage: 'Conversations',
    description: 'Where a filter applies: a post with its replies',
  },
  account: {
    id: 'filters.context.account',
    defaultMessage: 'Profiles',
    description: 'Where a filter applies',
  },
})

/** The contexts in the order in which they are shown. */
export const CONTEXTS = Object.keys(contextNames) as FilterContext[]

/** Short names of the actions of a filter. */
export const actionNames: Record<Filter['filter_action'], Message> = defineMessages({
  warn: {
    id: 'filters.action.warn',
    defaultMessage: 'Hide with a warning',
    description: 'Action of a filter: posts are covered with the title of the filter',
  },
  blur: {
    id: 'filters.action.blur',
    defaultMessage: 'Hide media with a warning',
    description: 'Action of a filter: images and videos are covered with the title of the filter',
  },
  hide: {
    id: 'filters.action.hide',
    defaultMessage: 'Hide completely',
    description: 'Action of a filter: posts are not shown at all',
  },
  unknown: {
    id: 'filters.action.unknown',
    defaultMessage: 'Unsupported action (hides with a warning)',
    description: 'Action of a filter that this app does not know, from a newer server',
  },
})
