import { normaliseAnswer, normaliseStatuses, type EntityRow } from '@/lib/cache'
import { pagedList } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import type { Card } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { statusesDto } from '@/schemas/statuses/status'
import { tagsDto, type Tag, type Usage } from '@/schemas/statuses/tag'
import { trendingLinksDto, type TrendingLinkDto } from '@/schemas/statuses/trending-link'
import { exploreKeys } from '../keys'
import { trendList } from './trend-list'

/** Items per page: the most that Mastodon sends. */
const POSTS_PER_PAGE = 40
const ITEMS_PER_PAGE = 20

/** Posts that many people currently boost and favourite. */
export const trendingPosts = (runtime: Runtime) =>
  pagedList(runtime, {
    key: exploreKeys.statuses(),
    kind: 'status',
    path: '/api/v1/trends/statuses',
    query: { limit: POSTS_PER_PAGE },
    schema: statusesDto,
    split: normaliseStatuses,
    meta: { skipAlert: true },
  })

export const keyOfTag = ({ name }: Tag) => name.toLowerCase()

/** Hashtags that many people currently use. */
export const trendingTags = (runtime: Runtime) =>
  trendList(runtime, {
    key: exploreKeys.tags(),
    // Servers before Mastodon 3.5 have only the second.
    paths: ['/api/v1/trends/tags', '/api/v1/trends'],
    query: { limit: ITEMS_PER_PAGE },
    schema: tagsDto,
    read: (items) => ({ items, rows: [], ids: [] }),
    keyOf: keyOfTag,
  })

/** A link that many people share. */
export interface TrendingLink {
  card: Card
  history: readonly Usage[]
}

export const keyOfLink = ({ card }: TrendingLink) => card.url

function readLinks(dtos: readonly TrendingLinkDto[]): {
  items: TrendingLink[]
  rows: EntityRow[]
  ids: AccountId[]
} {
  return normaliseAnswer((rows) => {
    const items = dtos
      .filter(({ url }) => url !== '')
      .map(({ history, ...card }) => ({ card: rows.card(card), history }))
    const ids = items.flatMap(({ card }) => card.authors.flatMap(({ account }) => account ?? []))
    return { items, ids }
  })
}

/** Links that many people currently share. */
export const trendingLinks = (runtime: Runtime) =>
  trendList(runtime, {
    key: exploreKeys.links(),
    paths: ['/api/v1/trends/links'],
    query: { limit: ITEMS_PER_PAGE },
    schema: trendingLinksDto,
    read: readLinks,
    keyOf: keyOfLink,
  })
