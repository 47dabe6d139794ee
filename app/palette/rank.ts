import { go, single, type KeysResult, type Result } from 'fuzzysort'
import type { PaletteGroup, PaletteItem } from './item'

/** An item with the positions of the characters of its label that match the query. */
export interface RankedItem {
  readonly item: PaletteItem
  readonly marks: readonly number[]
}

export interface RankedGroup {
  readonly name: PaletteGroup
  readonly items: readonly RankedItem[]
}

/** Maximum number of results of a query. */
const MAX_RESULTS = 40
/** Maximum number of items of a group without a query. */
const MAX_SHOWN = 24
/** Maximum number of recent items without a query. */
const MAX_RECENT = 5
/** Lowest score of a result, of at most 1: scattered letters of a long label have less. */
const MIN_SCORE = 0.3
/** Weight of an item that only its other words match. */
const WORDS_WEIGHT = 0.9
/** Share of the distance to an exact match that the latest item gains; older ones gain less. */
const RECENT_BONUS = 0.3

/** Collects items in groups; the groups are in the order of their first item. */
function groupItems(items: readonly RankedItem[]): RankedGroup[] {
  const groups = new Map<PaletteGroup, RankedItem[]>()
  for (const ranked of items) {
    const group = groups.get(ranked.item.group)
    if (group) group.push(ranked)
    else groups.set(ranked.item.group, [ranked])
  }
  return [...groups].map(([name, ranked]) => ({ name, items: ranked }))
}

/** Returns the recent items, latest first, then all others in their order. */
function withoutQuery(items: readonly PaletteItem[], recent: readonly string[]): RankedGroup[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const latest = recent.flatMap((id) => byId.get(id) ?? []).slice(0, MAX_RECENT)
  const others = items.filter((item) => !latest.includes(item)).map((item) => ({ item, marks: [] }))
  const groups = groupItems(others).map(({ name, items: all }) => ({ name, items: all.slice(0, MAX_SHOWN) }))
  if (latest.length === 0) return groups
  return [{ name: 'recent', items: latest.map((item) => ({ item, marks: [] })) }, ...groups]
}

/**
 * Whether the matched letters are scattered over words, so that no one would expect the match: the "ben" of "Ask before
 * boosting". Letters of one word, and those at the starts of words, belong together.
 */
function isScattered({ target, indexes }: Result): boolean {
  return indexes.some((index, at) => {
    const before = indexes[at - 1]
    if (before === undefined || index === before + 1 || /\P{L}/u.test(target[index - 1] ?? ' ')) return false
    return target.slice(before, index).includes(' ')
  })
}

/** Returns from 1 for the latest item to 0 for one that is not recent. */
function recencyOf(item: PaletteItem, recent: readonly string[]): number {
  const at = recent.indexOf(item.id)
  return at < 0 ? 0 : 1 - at / recent.length
}

/**
 * Returns the items that match a query, best first, in groups that are ordered by their best item. Ignores case and
 * diacritics and prefers the starts of words. Recent items are raised; equal ones keep their order. Without a query,
 * all items with the recent ones first.
 */
export function rankItems(
  items: readonly PaletteItem[],
  query: string,
  recent: readonly string[],
): RankedGroup[] {
  const wanted = query.trim()
  if (wanted === '') return withoutQuery(items, recent)
  // Each word of a longer query is found on its own.
  const isOneWord = !wanted.includes(' ')
  const isMatch = (match: Result | undefined) =>
    match !== undefined && match.score > 0 && !(isOneWord && isScattered(match))
  const scoreFn = (result: KeysResult<PaletteItem>) => {
    if (!result.some(isMatch)) return 0
    const score = result.score * (isMatch(result[0]) ? 1 : WORDS_WEIGHT)
    return score < MIN_SCORE ? 0 : score + (1 - score) * RECENT_BONUS * recencyOf(result.obj, recent)
  }
  const found = go<PaletteItem>(wanted, items, {
    keys: ['label', 'words'],
    limit: 0,
    threshold: MIN_SCORE,
    scoreFn,
  })
  const order = new Map(items.map((item, at) => [item, at]))
  const best = found
    .map((result) => ({
      item: result.obj,
      marks: isMatch(result[0]) ? (result[0]?.indexes ?? []) : [],
      score: result.score,
      at: order.get(result.obj) ?? 0,
    }))
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
  return groupItems(best.slice(0, MAX_RESULTS).map(({ item, marks }) => ({ item, marks })))
}

/** Returns the first `count` results, without groups that would be empty. */
export function firstResults(groups: readonly RankedGroup[], count: number): RankedGroup[] {
  let left = count
  return groups.flatMap(({ name, items }) => {
    const shown = items.slice(0, left)
    left -= shown.length
    return shown.length > 0 ? [{ name, items: shown }] : []
  })
}

/** Marks the parts of an item that match a query, for items that were found by a server. */
export const markItem = (item: PaletteItem, query: string): RankedItem => ({
  item,
  marks: single(query.trim(), item.label)?.indexes ?? [],
})

/** A piece of a label, all of it matched or none. */
export interface LabelPart {
  readonly text: string
  readonly matched: boolean
}

/** Splits a label at the borders of its matched characters, never inside a surrogate pair. */
export function splitLabel(label: string, marks: readonly number[]): LabelPart[] {
  const marked = new Set(marks)
  const parts: { text: string; matched: boolean }[] = []
  let at = 0
  for (const character of label) {
    const matched = marked.has(at)
    at += character.length
    const last = parts.at(-1)
    if (last?.matched === matched) last.text += character
    else parts.push({ text: character, matched })
  }
  return parts
}
