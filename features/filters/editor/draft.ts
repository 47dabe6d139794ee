import type { Filter } from '@/schemas/filter'
import type { FilterId, Id, StatusId } from '@/schemas/primitives'
import { CONTEXTS } from '../messages'
import type { FilterSet } from '../filter-set'
import type { FilterContext } from '../rules'

/** A keyword in the form. */
export interface KeywordDraft {
  /** The id on the server; null for a new one. */
  id: Id<'keyword'> | null
  keyword: string
  whole_word: boolean
}

/** The values of the form for a filter. */
export interface FilterDraft {
  title: string
  context: readonly FilterContext[]
  action: Filter['filter_action']
  /** Seconds from now; null = never; undefined = unchanged. */
  expiresIn?: number | null | undefined
  keywords: readonly KeywordDraft[]
  /** Single posts to take out of the filter. */
  removedPosts: readonly StatusId[]
}

/** Values that the form for a new filter starts with. */
export interface FilterPrefill {
  title?: string | undefined
  keyword?: string | undefined
}

/** Sorts contexts as they are shown; unknown ones of newer servers are kept at the end. */
export const sortContexts = (contexts: readonly FilterContext[]): FilterContext[] => [
  ...CONTEXTS.filter((context) => contexts.includes(context)),
  ...contexts.filter((context) => !CONTEXTS.includes(context)),
]

export const newKeyword = (keyword = ''): KeywordDraft => ({ id: null, keyword, whole_word: true })

/** Returns the values of the form for a new filter. */
export const draftOfNew = ({ title, keyword }: FilterPrefill = {}): FilterDraft => ({
  title: title ?? keyword ?? '',
  context: ['home', 'public', 'thread'],
  action: 'warn',
  expiresIn: null,
  keywords: [newKeyword(keyword)],
  removedPosts: [],
})

/** Returns the values of the form for an existing filter. */
export const draftOf = (filter: Filter): FilterDraft => ({
  title: filter.full_title ?? filter.title,
  context: sortContexts(filter.context as FilterContext[]),
  action: filter.filter_action,
  expiresIn: undefined,
  keywords: filter.keywords?.map((keyword) => ({ ...keyword })) ?? [],
  removedPosts: [],
})

const isBlank = (text: string) => text.trim() === ''

const isSameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The keywords of a draft that are not empty, each once. */
export const filledKeywords = ({ keywords }: FilterDraft): KeywordDraft[] => {
  const filled = keywords.filter(({ keyword }) => !isBlank(keyword))
  return filled.filter((each) => {
    const same = filled.filter(
      ({ keyword, whole_word }) => whole_word === each.whole_word && isSameText(keyword, each.keyword),
    )
    return (same.find(({ id }) => id !== null) ?? same[0]) === each
  })
}

/** Gives new keywords the ids of those that the server has with the same text, so that it does not add them again. */
export const withKnownIds = (draft: FilterDraft, known: Filter): FilterDraft => ({
  ...draft,
  keywords: draft.keywords.map((each) => {
    if (each.id !== null) return each
    const isTaken = (id: string) => draft.keywords.some((other) => other.id === id)
    const found = known.keywords?.find(({ id, keyword }) => !isTaken(id) && isSameText(keyword, each.keyword))
    return found ? { ...each, id: found.id } : each
  }),
})

/** True when a filter of the server is the one that a draft describes. */
export const isSavedDraft = (
  draft: FilterDraft,
  { title, full_title = title, keywords = [] }: Filter,
): boolean => {
  const wanted = filledKeywords(draft)
  return (
    full_title === draft.title.trim() &&
    keywords.length === wanted.length &&
    wanted.every((each) => keywords.some(({ keyword }) => isSameText(keyword, each.keyword)))
  )
}

/** True when saving would change nothing. */
export const isSameDraft = (one: FilterDraft, other: FilterDraft): boolean =>
  JSON.stringify({ ...one, keywords: filledKeywords(one) }) ===
  JSON.stringify({ ...other, keywords: filledKeywords(other) })

/** The limits of Mastodon, in characters. */
export const TITLE_LENGTH = 256
export const KEYWORD_LENGTH = 512

export type FilterField = 'title' | 'context' | 'action' | 'expiry' | 'keywords' | 'posts'

/** A problem that the form finds without the server. */
export interface DraftProblem {
  field: FilterField
  code: 'titleMissing' | 'titleTooLong' | 'contextMissing' | 'keywordMissing' | 'keywordTooLong'
  /** Position of the keyword. */
  at?: number
}

/** Returns why a draft cannot be saved; [] when it can. */
export function problemsOf(draft: FilterDraft, api: FilterSet['api']): DraftProblem[] {
  const problems: (DraftProblem | false)[] = [
    api === 'v2' && isBlank(draft.title) && { field: 'title', code: 'titleMissing' },
    api === 'v2' && draft.title.length > TITLE_LENGTH && { field: 'title', code: 'titleTooLong' },
    draft.context.length === 0 && { field: 'context', code: 'contextMissing' },
    api === 'v1' &&
      filledKeywords(draft).length === 0 && { field: 'keywords', code: 'keywordMissing', at: 0 },
    ...draft.keywords.map(
      ({ keyword }, at) =>
        keyword.length > KEYWORD_LENGTH && {
          field: 'keywords' as const,
          code: 'keywordTooLong' as const,
          at,
        },
    ),
  ]
  return problems.filter((problem) => problem !== false)
}

/** Returns the filter that a draft leads to; `now` in ms. New parts get temporary ids. */
export function draftedFilter(
  draft: FilterDraft,
  { before, id, now }: { before: Filter | null; id: FilterId; now: number },
): Filter {
  const { expiresIn } = draft
  const expires_at =
    expiresIn === undefined
      ? (before?.expires_at ?? null)
      : expiresIn === null
        ? null
        : new Date(now + expiresIn * 1000).toISOString()
  return {
    id,
    title: draft.title.trim(),
    context: [...draft.context],
    expires_at,
    filter_action: draft.action,
    keywords: filledKeywords(draft).map(({ id: known, keyword, whole_word }, at) => ({
      id: known ?? (`new ${at}` as Id<'keyword'>),
      keyword: keyword.trim(),
      whole_word,
    })),
    statuses: (before?.statuses ?? []).filter((entry) => !draft.removedPosts.includes(entry.status_id)),
  }
}

const expiryOf = ({ expiresIn }: FilterDraft) => (expiresIn === undefined ? {} : { expires_in: expiresIn })

/** Returns the body that creates or changes a filter by the v2 API. */
export function bodyV2(draft: FilterDraft, before: Filter | null) {
  const filled = filledKeywords(draft)
  const removed = (before?.keywords ?? []).filter(({ id }) => !filled.some((keyword) => keyword.id === id))
  return {
    title: draft.title.trim(),
    context: draft.context,
    // An action that only the server knows stays as it is.
    ...(draft.action !== 'unknown' && { filter_action: draft.action }),
    ...expiryOf(draft),
    keywords_attributes: [
      ...filled.map(({ id, keyword, whole_word }) => ({
        ...(id !== null && { id }),
        keyword: keyword.trim(),
        whole_word,
      })),
      ...removed.map(({ id }) => ({ id, _destroy: true })),
    ],
  }
}

/** Returns the body for one keyword by the v1 API, which has a filter for each. */
export const bodyV1 = (draft: FilterDraft, { keyword, whole_word }: KeywordDraft) => ({
  phrase: keyword.trim(),
  context: draft.context,
  irreversible: draft.action === 'hide',
  whole_word,
  ...expiryOf(draft),
})
