/** A row of the results table. Time budgets scale with the machine, others do not. */
export interface Measure {
  readonly name: string
  readonly unit: 'ms' | 'KB' | 'count' | 'score' | '%' | 'MB'
  readonly budget: number | null
  /** CPU slowdown it is measured with. */
  readonly cpu: 1 | 4
  /** Measured in CPU time, so that other load on the machine does not count. */
  readonly processor?: true
  readonly note?: string
}

/** All rows of the budget table, by the id a benchmark reports. */
export const MEASURES = {
  'weight.js': {
    name: 'JS before the first post',
    unit: 'KB',
    budget: 205,
    cpu: 1,
    note: 'brotli 11',
  },
  'weight.css': { name: 'CSS before the first post', unit: 'KB', budget: 15, cpu: 1, note: 'brotli 11' },
  'weight.requests': { name: 'requests before the first post', unit: 'count', budget: 12, cpu: 1 },
  'weight.visitor-js': {
    name: 'JS before the post of a link that a visitor follows',
    unit: 'KB',
    budget: 190,
    cpu: 1,
    note: 'brotli 11',
  },
  'weight.visitor-profile-js': {
    name: 'JS before the first post of a profile that a visitor opens',
    unit: 'KB',
    budget: 200,
    cpu: 1,
    note: 'brotli 11',
  },
  'first-post.cold': { name: 'first post painted, cold', unit: 'ms', budget: 1050, cpu: 4 },
  'first-post.returning': { name: 'first post painted, from the snapshot', unit: 'ms', budget: 450, cpu: 4 },
  'first-post.worker': {
    name: 'first post painted, with the service worker',
    unit: 'ms',
    budget: 450,
    cpu: 4,
  },
  'first-post.offline': { name: 'first post painted, offline', unit: 'ms', budget: 450, cpu: 4 },
  'first-post.shift': { name: 'layout shift while opening home', unit: 'score', budget: 0, cpu: 4 },
  'first-paint.floor': {
    name: 'first paint of the page without scripts, cold',
    unit: 'ms',
    budget: null,
    cpu: 4,
    note: 'the limit',
  },
  'first-paint.shell': { name: 'first paint of the shell, cold', unit: 'ms', budget: null, cpu: 4 },
  'first-paint.share': {
    name: 'first paint of the shell',
    unit: '%',
    budget: 130,
    cpu: 4,
    note: 'of the page without scripts',
  },
  'scroll.elements': {
    name: '900 posts scrolled: most elements mounted',
    unit: 'count',
    budget: 1500,
    cpu: 1,
  },
  'scroll.long-tasks': {
    name: '900 posts scrolled: long tasks in all',
    unit: 'ms',
    budget: 1000,
    cpu: 1,
    processor: true,
  },
  'scroll.shift': { name: 'layout shift while scrolling', unit: 'score', budget: 0, cpu: 1 },
  'thread.open': { name: 'opening a post', unit: 'ms', budget: 100, cpu: 4 },
  'thread.back': { name: 'going back to the same place', unit: 'ms', budget: 60, cpu: 4 },
  'thread.back-offset': { name: 'pixels off after going back', unit: 'count', budget: 0, cpu: 4 },
  'long-thread.open': { name: 'thread of 4,000: answer to painted', unit: 'ms', budget: 1000, cpu: 1 },
  'long-thread.task': {
    name: 'thread of 4,000: longest task',
    unit: 'ms',
    budget: 100,
    cpu: 1,
    processor: true,
  },
  'stream.busy': {
    name: '50 posts a second: main thread busy',
    unit: '%',
    budget: 30,
    cpu: 1,
    note: 'one timeline',
  },
  'stream.task': {
    name: '50 posts a second: longest task',
    unit: 'ms',
    budget: 50,
    cpu: 1,
    processor: true,
  },
  'stream.heap': {
    name: '50 posts a second: heap afterwards',
    unit: '%',
    budget: 120,
    cpu: 1,
    note: 'of before',
  },
  'stream.offset': {
    name: '50 posts a second: pixels the reader was moved',
    unit: 'count',
    budget: 0,
    cpu: 1,
  },
  'day.heap': { name: 'simulated day: heap afterwards', unit: '%', budget: 120, cpu: 1, note: 'of before' },
  'emoji.open': {
    name: 'opening the emoji picker, 6,000 of the server',
    unit: 'ms',
    budget: 100,
    cpu: 4,
  },
  'emoji.first': {
    name: 'first opening of the emoji picker, to its last category',
    unit: 'ms',
    budget: 1000,
    cpu: 4,
  },
  'notifications.open': { name: 'opening notifications, 200 groups loaded', unit: 'ms', budget: 100, cpu: 4 },
  'notifications.busy': {
    name: '50 notifications a second: main thread busy',
    unit: '%',
    budget: 30,
    cpu: 4,
    note: 'at the top',
  },
  'notifications.task': {
    name: '50 notifications a second: longest task',
    unit: 'ms',
    budget: 50,
    cpu: 4,
    processor: true,
  },
  'notifications.elements': {
    name: 'many notifications scrolled: most elements mounted',
    unit: 'count',
    budget: 1500,
    cpu: 1,
  },
  'notifications.heap': {
    name: 'many notifications scrolled: heap afterwards',
    unit: '%',
    budget: 120,
    cpu: 1,
    note: 'of before, at the top again',
  },
  'follow-list.elements': {
    name: 'many followers scrolled: most elements mounted',
    unit: 'count',
    budget: 1500,
    cpu: 1,
  },
  'follow-list.task': {
    name: 'many followers scrolled: longest task',
    unit: 'ms',
    budget: 100,
    cpu: 1,
    processor: true,
  },
  'follow-list.heap': { name: 'many followers scrolled: heap afterwards', unit: 'MB', budget: 400, cpu: 1 },
  'deck.busy': {
    name: 'ten live columns: main thread busy',
    unit: '%',
    budget: 40,
    cpu: 4,
    note: '5 posts a second each',
  },
  'deck.task': { name: 'ten live columns: longest task', unit: 'ms', budget: 50, cpu: 4, processor: true },
  'deck.typing': { name: 'ten live columns: key to paint while typing', unit: 'ms', budget: 50, cpu: 4 },
  'deck.heap': {
    name: 'ten live columns: heap afterwards',
    unit: '%',
    budget: 120,
    cpu: 4,
    note: 'of before',
  },
  'palette.results': { name: 'command palette, key to results', unit: 'ms', budget: 50, cpu: 4 },
  'favourite.paint': { name: 'favourite, key to paint', unit: 'ms', budget: 50, cpu: 4 },
  'compose.caret': { name: 'key to the caret of a new post', unit: 'ms', budget: 80, cpu: 4 },
  'compose.typing': { name: 'letter to paint in a post of 400', unit: 'ms', budget: 45, cpu: 4 },
  'ingest.warm': { name: 'page of 40 statuses, bytes to cache, warm', unit: 'ms', budget: 5, cpu: 1 },
  'ingest.first': { name: 'page of 40 statuses, first after start', unit: 'ms', budget: 40, cpu: 4 },
} as const satisfies Record<string, Measure>

export type MeasureId = keyof typeof MEASURES

/** Values of one measure, in its unit; their median counts. */
export interface Finding {
  readonly id: MeasureId
  readonly values: readonly number[]
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}
