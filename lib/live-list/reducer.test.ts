import { describe, expect, test } from 'vitest'
import {
  entryKey,
  emptyList,
  hasTopFailed,
  countPendingPosts,
  pendingOverflow,
  isGap,
  isLoading,
  lostCount,
  shownEntries,
} from './model'
import { fillRequest, olderRequest, planRequests, waitsForMore } from './plan-requests'
import type { StatusId } from '@/schemas/primitives'
import { compareId } from './compare-id'
import { listReducer, listSnapshotOf, type ListEvent } from './reducer'
import { NO_VIEWS, ViewRegistry, type ViewConstraints } from './views'

type Event = ListEvent<StatusId>

const id = (n: number | string) => String(n) as StatusId
/** Ids from `from` down to `to`, newest first. */
const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => id(from - i))
const AT_TOP: ViewConstraints = { live: true, protect: [], remembered: [] }

/**
 * A timeline to dispatch events to, shown as keys, with `|` before the first shown entry while some are
 * pending.
 */
class Line {
  state = emptyList<StatusId>('none')
  #count = 0

  on(event: Event) {
    this.state = listReducer(this.state, event, compareId)
    return this
  }

  ask(side: 'top' | 'below' | 'above' = 'top', anchor: number | null = null) {
    const request = `r${(this.#count += 1)}`
    this.on({ type: 'requested', request, side, anchor: anchor === null ? null : id(anchor) })
    return request
  }

  answer(request: string, ids: readonly StatusId[], more: Partial<Event & { type: 'answered' }> = {}) {
    return this.on({ type: 'answered', request, ids, constraints: AT_TOP, ...more })
  }

  page(ids: readonly StatusId[], side: 'top' | 'below' | 'above' = 'top', anchor: number | null = null) {
    return this.answer(this.ask(side, anchor), ids)
  }

  applyArrival(ids: readonly StatusId[], constraints: ViewConstraints = AT_TOP) {
    for (const one of ids.toReversed()) this.on({ type: 'arrived', id: one, constraints })
    return this
  }

  get keys() {
    return this.state.entries.map(entryKey)
  }

  get gaps() {
    return this.state.entries.filter(isGap)
  }
}

/** A live home with the posts `from` to `to`. */
const live = (from: number, to: number) =>
  new Line().on({ type: 'connected' }).page(range(from, to)).page(range(from, to))

describe('going to a post that is not in the list', () => {
  test('below the end it is inserted under a gap, and the list continues from it', () => {
    const line = live(120, 101).on({ type: 'jumped', id: id(50) })
    expect(line.keys.slice(-3)).toEqual(['101', 'gap:101', '50'])
    expect(olderRequest(line.state).query).toEqual({ max_id: '50' })
    line.page(range(49, 40), 'below', 50).page(range(60, 51), 'above', 50)
    expect(line.keys).toEqual([...range(120, 101), 'gap:101', ...range(60, 40)])
  })

  test('inside a gap it splits the gap; each part fills on its own', () => {
    const line = live(120, 101).on({ type: 'disconnected', updateSource: 'none' }).page(range(200, 181))
    line.on({ type: 'jumped', id: id(150) })
    expect(line.keys.filter((key) => key.startsWith('gap'))).toEqual(['gap:181', 'gap:150'])
    line.page(range(180, 150), 'below', 181)
    expect(line.gaps.map(({ gap }) => gap)).toEqual(['150'])
    line.page(range(149, 115), 'below', 150)
    expect(line.gaps).toEqual([])
    expect(line.keys).toEqual(range(200, 101))
  })

  test('does nothing where no posts are missing or ids are not ordered', () => {
    const line = live(120, 101)
    const { state } = line
    expect(line.on({ type: 'jumped', id: id('115x') }).state).toBe(state)
    expect(line.on({ type: 'jumped', id: id(500) }).state).toBe(state)
    line.page([id(90), id(99), id(92)], 'below', 101)
    expect(line.on({ type: 'jumped', id: id(50) }).gaps).toEqual([])
  })

  test('going to a pending post shows it', () => {
    const line = live(120, 101).on({ type: 'disconnected', updateSource: 'none' })
    line.answer(line.ask(), range(200, 181), { constraints: NO_VIEWS })
    expect(line.state.pendingCount).toBeGreaterThan(0)
    line.on({ type: 'jumped', id: id(150) })
    expect(line.state.pendingCount).toBe(0)
    expect(line.keys).toContain('150')
  })
})

describe('the top', () => {
  test('a first page requested before the stream opened needs a probe to prove the top', () => {
    const line = new Line()
    const first = line.ask()
    line.on({ type: 'connected' }).answer(first, range(120, 101))
    expect(line.state.topUnknown).toBe(true)
    expect(planRequests(line.state)).toMatchObject([{ side: 'top' }])
    line.applyArrival([id(123)])
    expect(line.keys[0]).toBe('120')
    line.page([...range(122, 103)])
    expect(line.keys.slice(0, 4)).toEqual(['123', '122', '121', '120'])
    expect(line.state.topUnknown).toBe(false)
  })

  test.each<[string, number[], boolean, object]>([
    ['a complete list asks for newer posts', [103, 102, 101], true, { since_id: '102' }],
    ['a list of unordered ids asks for its first page', [101, 103, 102], true, {}],
    ['a list with more posts does too, as its order is not proven', [103, 102, 101], false, {}],
    ['so does one of a single post, which cannot overlap', [101], true, {}],
  ])('shorter than a page, once the stream opens, %s', (_, ids, isComplete, query) => {
    const line = new Line()
    line.answer(line.ask(), ids.map(id), isComplete ? { link: { next: null, prev: 'newer' } } : {})
    line.on({ type: 'connected' })
    expect(planRequests(line.state, { recent: true })).toEqual([
      { side: 'top', anchor: null, query, link: null },
    ])
  })

  test('a poll without overlap leaves a gap below the new page', () => {
    const line = new Line().page(range(120, 101)).page(range(160, 141))
    expect(line.keys).toEqual([...range(160, 141), 'gap:141', ...range(120, 101)])
  })

  test('a page that omits a post it covers removes it: it was deleted without an event', () => {
    const line = new Line().page(range(120, 101)).page([id(121), ...range(120, 116), ...range(114, 101)])
    expect(line.keys).not.toContain('115')
  })

  test('a half-built home is shown, requested again and then replaced', () => {
    const line = new Line()
    line.answer(line.ask(), range(105, 103), { partial: true })
    expect(line.state.partial).toBe(true)
    line.page([id(110), ...range(104, 101)])
    expect(line.state.partial).toBe(false)
    expect(line.keys).toEqual(['110', '104', '103', '102', '101'])
  })

  test('a list from an earlier visit is not replaced by a home that is being built', () => {
    const line = new Line().page(range(120, 101))
    line.answer(line.ask(), range(130, 129), { partial: true })
    expect(line.keys).toEqual(range(120, 101))
    expect(line.state.partial).toBe(true)
    expect(planRequests(line.state)).toEqual([])
    expect(line.page(range(130, 111)).keys).toEqual(range(130, 101))
    expect(line.state.partial).toBe(false)
  })

  test('a failed probe is not repeated automatically', () => {
    const line = live(120, 101).on({ type: 'connected' })
    const error = new Error('no answer')
    line.on({ type: 'failed', request: line.ask(), reason: 'network', error })
    expect(line.state).toMatchObject({ failed: 'network', topError: error })
    expect(planRequests(line.state)).toEqual([])
    expect(planRequests(line.on({ type: 'retried' }).state)).toHaveLength(1)
    // The error is shown until an answer comes.
    expect(line.state).toMatchObject({ failed: null, topError: error })
    const again = line.ask()
    expect(hasTopFailed(line.state)).toBe(true)
    expect(hasTopFailed(line.answer(again, range(121, 102)).state)).toBe(false)
  })
})

describe('missed and repeated posts', () => {
  test('after eight hours of sleep a gap marks the missing posts', () => {
    const line = live(120, 101).on({ type: 'connected' })
    expect(planRequests(line.state)).toMatchObject([{ side: 'top', query: {} }])
    line.applyArrival([id(900)])
    line.page(range(899, 880))
    expect(line.keys.slice(0, 23)).toEqual(['900', ...range(899, 880), 'gap:880', '120'])
  })

  test('streamed posts out of order, then a page with the same posts: each once, in order', () => {
    const line = live(120, 101)
    line.on({ type: 'arrived', id: id(123), constraints: AT_TOP })
    line.on({ type: 'arrived', id: id(121), constraints: AT_TOP })
    line.on({ type: 'arrived', id: id(122), constraints: AT_TOP })
    expect(line.keys.slice(0, 4)).toEqual(['123', '122', '121', '120'])
    expect(line.page(range(123, 104)).keys.slice(0, 4)).toEqual(['123', '122', '121', '120'])
    expect(new Set(line.keys).size).toBe(line.keys.length)
  })

  test('a reload after idling adds nothing twice', () => {
    const line = new Line().page(range(131, 101))
    const before = line.keys
    expect(line.page(range(131, 101)).keys).toEqual(before)
    expect(line.page([id(132), ...range(131, 102)]).keys).toEqual(['132', ...before])
  })

  test('more than 40 missed posts fill until joined; an error in between leaves one gap with the right bounds', () => {
    const line = live(120, 101).on({ type: 'disconnected', updateSource: 'none' }).on({ type: 'connected' })
    line.answer(line.ask(), range(250, 231), { constraints: NO_VIEWS })
    const [first] = planRequests(line.state)
    expect(first).toMatchObject({ side: 'below', anchor: '231', query: { max_id: '231' } })
    line.page(range(230, 191), 'below', 231)
    line.on({ type: 'failed', request: line.ask('below', 191), reason: 'network' })
    expect(line.gaps).toMatchObject([{ gap: '191', failed: 'network' }])
    expect(planRequests(line.state)).toEqual([])
    line.on({ type: 'fill', gap: id(191) })
    expect(planRequests(line.state)).toMatchObject([{ query: { max_id: '191' } }])
    line.page(range(190, 151), 'below', 191).page(range(150, 111), 'below', 151)
    expect(line.keys).toEqual(range(250, 101))
  })

  test('without missed posts there is no gap, also when a post arrives before the probe is answered', () => {
    const line = live(120, 101).on({ type: 'disconnected', updateSource: 'none' }).on({ type: 'connected' })
    const probe = line.ask()
    line.applyArrival([id(121)])
    expect(line.gaps).toEqual([])
    line.answer(probe, range(120, 101))
    expect(line.gaps).toEqual([])
    expect(line.keys.slice(0, 2)).toEqual(['121', '120'])
    expect(line.state.topUnknown).toBe(false)
  })

  test('showing pending posts while older ones load never puts old posts above new ones', () => {
    const line = live(120, 101)
    const older = line.ask('below', 101)
    line.applyArrival(range(123, 121), NO_VIEWS)
    line.on({ type: 'shown', constraints: AT_TOP }).answer(older, range(100, 81))
    expect(line.keys).toEqual(range(123, 81))
  })

  test('paging starts at the last id; an empty or repeated page ends the list', () => {
    const line = new Line().page(range(120, 101))
    expect(planRequests(line.state, { older: true })).toMatchObject([{ query: { max_id: '101' } }])
    line.page(range(100, 95), 'below', 101)
    expect(line.state.hasMore).toBe(true)
    expect(new Line().page(range(120, 101)).page([], 'below', 101).state.hasMore).toBe(false)
    line.page(range(114, 95), 'below', 95)
    expect(line.state.hasMore).toBe(false)
    expect(line.keys).toEqual(range(120, 95))
    expect(planRequests(line.state, { older: true })).toEqual([])
  })

  test("3,000 posts while scrolled down: 200 pending, one gap, and the reader's row stays", () => {
    const line = live(1120, 1101)
    const away: ViewConstraints = { live: false, protect: ['1103'], remembered: [] }
    line.applyArrival(range(4120, 1121), away)
    expect(countPendingPosts(line.state)).toBe(200)
    expect(pendingOverflow(line.state)).toBe(true)
    expect(line.state.entries).toHaveLength(221)
    expect(shownEntries(line.state)).toEqual(range(1120, 1101))
    line.on({ type: 'shown', constraints: AT_TOP })
    expect(line.gaps).toHaveLength(1)
    expect(line.keys.indexOf('gap:3921')).toBe(200)
  })

  test('showing the pending posts shows exactly the counted ones', () => {
    const line = live(120, 101)
      .applyArrival([id(121)], NO_VIEWS)
      .applyArrival(range(124, 122), AT_TOP)
    expect(countPendingPosts(line.state)).toBe(4)
    const before = shownEntries(line.state)
    line.on({ type: 'shown', constraints: AT_TOP })
    expect(shownEntries(line.state)).toEqual([...range(124, 121), ...before])
  })

  test('an edit sent as an update, or twice, is not a new post', () => {
    const line = live(120, 101)
    const before = line.state
    expect(line.applyArrival([id(110)], NO_VIEWS).applyArrival([id(110)]).state).toBe(before)
    line.applyArrival([id(121)], NO_VIEWS).applyArrival([id(121)], NO_VIEWS)
    expect(countPendingPosts(line.state)).toBe(1)
  })

  test('a late page does not restore removed posts, and the end of the list stays reachable', () => {
    const line = new Line().page(range(120, 101))
    const older = line.ask('below', 101)
    const top = line.ask()
    line.on({ type: 'removed', ids: [id(98), id(110), id(121)] })
    line.answer(older, range(100, 91)).answer(top, range(121, 102))
    expect(line.keys).toEqual([...range(120, 111), ...range(109, 99), ...range(97, 91)])
    // A page of removed posts only is not the end.
    const last = line.ask('below', 91)
    line.on({ type: 'removed', ids: range(90, 81) }).answer(last, range(90, 81))
    expect(line.state.hasMore).toBe(true)
    expect(olderRequest(line.state)).toMatchObject({ anchor: '91', query: { max_id: '81' } })
  })
})

describe('gaps', () => {
  const gapped = () => new Line().page(range(120, 101)).page(range(160, 141))

  test('fills from below, and is joined there', () => {
    const line = gapped()
    const [gap] = line.gaps
    if (!gap) throw new Error('no gap')
    expect(fillRequest(line.state, gap, 'above')).toMatchObject({ anchor: '120', query: { min_id: '120' } })
    const request = line.ask('above', 120)
    expect(isLoading(line.state, gap)).toBe(true)
    line.answer(request, range(130, 121))
    expect(line.keys).toEqual([...range(160, 141), 'gap:141', ...range(130, 101)])
    line.page(range(150, 131), 'above', 130)
    expect(line.keys).toEqual(range(160, 101))
  })

  test('closes on an empty page without a link, or with a link to an empty page', () => {
    expect(gapped().page([], 'below', 141).gaps).toEqual([])
    const line = gapped()
    const link = { next: 'https://server/next', prev: null }
    line.answer(line.ask('below', 141), [], { link })
    expect(line.gaps).toMatchObject([{ gap: '141', next: link.next, emptyPages: 1 }])
    line.answer(line.ask('below', 141), [], { link })
    expect(line.gaps).toEqual([])
  })

  test('does not close when the server repeats the posts above it', () => {
    const line = gapped().page(range(160, 141), 'below', 141)
    expect(line.gaps).toMatchObject([{ gap: '141', failed: 'stuck' }])
  })

  test('filled by a page that ends where the list ends, leaves the older posts to be requested', () => {
    const line = live(120, 101).on({ type: 'disconnected', updateSource: 'none' }).page(range(140, 121))
    line.page(range(120, 101), 'below', 121)
    expect(line.gaps).toEqual([])
    expect(line.state.hasMore).toBe(true)
    expect(olderRequest(line.state).query).toEqual({ max_id: '101' })
  })

  test('does not close on a short page', () => {
    expect(gapped().page([id(140)], 'below', 141).keys).toContain('gap:140')
  })

  test('merges with its neighbour when the post in between is deleted; is renamed when the post above is', () => {
    const line = gapped()
      .page(range(200, 181))
      .on({ type: 'removed', ids: range(160, 141) })
    expect(line.gaps).toEqual([{ gap: '181' }])
    expect(line.on({ type: 'removed', ids: [id(181)] }).gaps).toEqual([{ gap: '182' }])
  })

  test('a fill with a deleted anchor continues from the neighbour, but never across another gap', () => {
    const line = gapped()
    const fill = line.ask('below', 141)
    line.on({ type: 'removed', ids: [id(141)] }).answer(fill, range(140, 115))
    expect(line.keys).toEqual([...range(160, 142), ...range(140, 101)])

    const twice = gapped().page([id(200)])
    const lost = twice.ask('below', 141)
    twice.on({ type: 'removed', ids: range(160, 141) }).answer(lost, range(140, 115))
    expect(twice.keys).toEqual(['200', 'gap:200', ...range(120, 101)])
  })

  test('at most two fill automatically per reconnect', () => {
    const line = gapped().page(range(200, 181)).page(range(240, 221))
    line.on({ type: 'connected' }).answer(line.ask(), range(240, 221), { constraints: NO_VIEWS })
    expect(planRequests(line.state).map(({ anchor }) => anchor)).toEqual(['221', '181'])
  })

  test('waits for the reader after five pages without visible posts', () => {
    const line = gapped().on({ type: 'fill', gap: id(141) })
    for (let i = 0; i < 5; i += 1) {
      expect(planRequests(line.state)).toHaveLength(1)
      line.answer(line.ask('below', 141 - i), [id(140 - i)], { visible: 0 })
    }
    expect(planRequests(line.state)).toEqual([])
    expect(planRequests(line.on({ type: 'fill', gap: id(136) }).state)).toHaveLength(1)
  })

  test('removed at the top of a live list, makes the top unknown', () => {
    const line = live(120, 101)
      .on({ type: 'connected' })
      .page([id(200)])
    line.on({ type: 'removed', ids: [id(200)] })
    expect(line.keys[0]).toBe('120')
    expect(line.state.topUnknown).toBe(true)
  })

  test('removed at the end, means that there is more', () => {
    const line = new Line().page(range(120, 101)).page([], 'below', 101).page(range(160, 141))
    line.on({ type: 'removed', ids: range(120, 101) })
    expect(line.state.hasMore).toBe(true)
    expect(line.keys).toEqual(range(160, 141))
  })
})

describe('older posts', () => {
  test('a link without next ends the list; a link with next is followed', () => {
    const line = new Line()
    const next = 'https://server/older'
    line.answer(line.ask(), range(120, 101), { link: { next, prev: null } })
    expect(olderRequest(line.state).link).toBe(next)
    line.answer(line.ask('below', 101), range(100, 95), { link: { next: null, prev: 'x' } })
    expect(line.state.hasMore).toBe(false)
  })

  test('an empty page with a new link is not the end; after five pages without visible posts the list waits', () => {
    const line = new Line().page(range(120, 101))
    for (let i = 0; i < 5; i += 1) {
      expect(waitsForMore(line.state)).toBe(false)
      line.answer(line.ask('below', 101), [], { link: { next: `https://server/${i}`, prev: null } })
    }
    expect(waitsForMore(line.state)).toBe(true)
    expect(planRequests(line.state, { older: true })).toEqual([])
    expect(planRequests(line.on({ type: 'more' }).state, { older: true })).toHaveLength(1)
  })

  test('a failure waits for the reader; the same page is never requested twice at once', () => {
    const line = new Line().page(range(120, 101))
    const older = line.ask('below', 101)
    expect(line.state.requests).toHaveLength(1)
    line.ask('below', 101)
    expect(line.state.requests).toHaveLength(1)
    const error = new Error('no answer')
    line.on({ type: 'failed', request: older, reason: 'network', error })
    expect(line.state.tail.failed).toBe('network')
    expect(line.state).toMatchObject({ failed: null, topError: null, pageError: error })
    expect(planRequests(line.state, { older: true })).toEqual([])
  })

  test('an empty list that receives a full page has more', () => {
    const line = new Line().on({ type: 'connected' }).page([]).page([])
    expect(line.state.hasMore).toBe(false)
    line.page(range(100, 61))
    expect(line.keys).toEqual(range(100, 61))
    expect(line.state.hasMore).toBe(true)
    expect(olderRequest(line.state).query).toEqual({ max_id: '61' })
  })

  test('an empty list is empty and has no more', () => {
    const line = new Line().page([])
    expect(line.state).toMatchObject({ loaded: true, hasMore: false, entries: [] })
    expect(planRequests(line.state, { older: true })).toEqual([])
  })
})

describe('live, pending and trimmed lists', () => {
  test('at the top a list of more than 40 is trimmed to 20, and can be paged again', () => {
    const line = live(120, 101).applyArrival(range(141, 121))
    expect(line.keys).toEqual(range(141, 122))
    expect(line.state.hasMore).toBe(true)
    expect(olderRequest(line.state)).toMatchObject({ query: { max_id: '122' } })
  })

  test('trimming keeps rows in views, and rows that history entries return to', () => {
    const mounted: ViewConstraints = { live: true, protect: ['105'], remembered: [] }
    expect(live(120, 101).applyArrival(range(141, 121), mounted).keys).toEqual(range(141, 105))
    const remembered: ViewConstraints = { live: true, protect: [], remembered: ['gone', '110'] }
    expect(live(120, 101).applyArrival(range(141, 121), remembered).keys).toEqual(range(141, 110))
    const unknown: ViewConstraints = { live: true, protect: ['gone'], remembered: [] }
    expect(live(120, 101).applyArrival(range(141, 121), unknown).keys).toEqual(range(141, 101))
  })

  test('showing the pending posts keeps 40 below them', () => {
    const line = live(160, 101)
      .applyArrival(range(163, 161), NO_VIEWS)
      .on({ type: 'shown', constraints: AT_TOP })
    expect(line.keys).toEqual(range(163, 121))
  })

  test('on a server with unordered ids, new posts are added at the top and pages keep their order', () => {
    const odd = ['5', '9', '3', '7', '1'].map(id)
    const line = new Line().on({ type: 'connected' }).page(odd).page(odd)
    expect(line.state.ordered).toBe(false)
    expect(line.applyArrival([id(2)]).keys).toEqual(['2', '5', '9', '3', '7', '1'])
    expect(line.page([id(6), id(8)], 'below', 1).keys).toEqual(['2', '5', '9', '3', '7', '1', '6', '8'])
  })

  test('a late federated post is inserted by id, pending or shown like its neighbours', () => {
    const line = live(1200, 1181).applyArrival([id(1210)], NO_VIEWS)
    line.on({ type: 'arrived', id: id(1205), constraints: NO_VIEWS })
    expect(line.keys.slice(0, 3)).toEqual(['1210', '1205', '1200'])
    expect(countPendingPosts(line.state)).toBe(2)
    line.on({ type: 'removed', ids: [id(1190)] }).on({ type: 'arrived', id: id(1191), constraints: NO_VIEWS })
    expect(countPendingPosts(line.state)).toBe(2)
  })

  test('while the order is unproven, an older id causes a probe', () => {
    const line = new Line()
      .on({ type: 'connected' })
      .page([id(5), id(4)])
      .page([id(5), id(4)])
    line.applyArrival([id(3)])
    expect(line.keys).toEqual(['5', '4'])
    expect(planRequests(line.state)).toMatchObject([{ side: 'top' }])
    line.page([id(3), id(5), id(4)])
    expect(line.keys).toEqual(['3', '5', '4'])
  })

  test('views: live only when there is one, and all are at the top and visible', () => {
    const views = new ViewRegistry()
    expect(views.constraints()).toEqual(NO_VIEWS)
    const sight = { top: true, lowestNeeded: '9', covered: false, visible: true }
    const one = views.enter(sight)
    expect(views.constraints()).toEqual({ live: true, protect: ['9'], remembered: [] })
    const two = views.enter({ ...sight, top: false, lowestNeeded: '3' })
    views.remember('h1', '1')
    expect(views.constraints()).toEqual({ live: false, protect: ['9', '3'], remembered: ['1'] })
    two.leave()
    views.remember('h1', null)
    one.report({ ...sight, covered: true })
    expect(views.constraints().live).toBe(false)
    one.report({ ...sight, visible: false })
    expect(views.constraints().live).toBe(false)
  })
})

describe('returning', () => {
  test('a snapshot keeps entries, gaps, pending posts and order, not requests', () => {
    const line = live(120, 101)
      .on({ type: 'connected' })
      .page(range(160, 141))
      .applyArrival([id(161)], NO_VIEWS)
    line.ask('below', 141)
    const snapshot = listSnapshotOf(line.state, 30)
    const copy: typeof snapshot = JSON.parse(JSON.stringify(snapshot))
    const back = new Line().on({ type: 'restored', snapshot: copy })
    expect(back.keys).toEqual(['161', ...range(160, 141), 'gap:141', ...range(120, 112)])
    expect(back.state).toMatchObject({
      loaded: true,
      topUnknown: true,
      hasMore: true,
      pendingCount: 1,
      requests: [],
    })
    back.on({ type: 'connected' }).page(range(165, 146))
    expect(back.keys.slice(0, 3)).toEqual(['165', '164', '163'])
  })

  test('a snapshot after the first page is ignored', () => {
    const line = new Line().page(range(120, 101))
    const { state } = line
    expect(line.on({ type: 'restored', snapshot: listSnapshotOf(live(90, 81).state) }).state).toBe(state)
  })

  test('an answer to an unknown request is ignored', () => {
    const line = new Line().page(range(120, 101))
    const older = line.ask('below', 101)
    line.on({ type: 'abandoned', request: older })
    const { state } = line
    expect(line.answer(older, range(100, 81)).state).toBe(state)
  })
})

describe('an empty page of an empty list is its end', () => {
  test('after the feed was built', () => {
    const line = new Line()
    line.answer(line.ask(), [], { partial: true })
    expect(line.page([]).state).toMatchObject({ loaded: true, partial: false, hasMore: false })
  })

  test('after everything in it was deleted', () => {
    const line = new Line().page(range(120, 101)).on({ type: 'removed', ids: range(120, 101) })
    expect(line.state.hasMore).toBe(true)
    expect(line.page([]).state.hasMore).toBe(false)
  })
})

describe('an empty page of a list where that proves something', () => {
  const isProof = true

  test('at the top removes all, but not what arrived since it was requested', () => {
    const line = new Line().page(range(60, 41))
    const request = line.ask()
    line.applyArrival([id(61)])
    line.answer(request, [], { isProof })
    expect(line.keys).toEqual(['61'])
    expect(line.state.hasMore).toBe(false)
  })

  test('in a gap removes what is below it', () => {
    const line = new Line().page(range(60, 41)).page([id(90)])
    const gap = line.state.entries.find(isGap)
    line.answer(line.ask('below', 90), [], { isProof })
    expect(gap).toBeDefined()
    expect(line.keys).toEqual(['90'])
    expect(line.state.hasMore).toBe(false)
  })

  test.each<[string, Partial<Event & { type: 'answered' }>]>([
    ['whose items could not be parsed', { lost: 3 }],
    ['of a feed that is being built', { partial: true }],
    ['with a link to further ones', { link: { next: '/api/v1/next', prev: null } }],
    ['where it proves nothing', { isProof: false }],
  ])('%s removes nothing', (_name, answer) => {
    const line = new Line().page(range(60, 41))
    line.answer(line.ask(), [], { isProof, ...answer })
    expect(line.keys).toHaveLength(20)
  })
})

describe('items that could not be parsed', () => {
  const LOST = { lost: 2 }

  test('are counted by page; a page that is read again counts once', () => {
    const line = new Line()
    line.answer(line.ask(), range(40, 31), LOST)
    line.answer(line.ask('below', 31), range(30, 21), { lost: 1 })
    expect(lostCount(line.state)).toBe(3)
    line.answer(line.ask(), range(42, 33), LOST)
    expect(lostCount(line.state)).toBe(3)
    line.answer(line.ask(), range(42, 33))
    expect(lostCount(line.state)).toBe(1)
  })

  test('a filled gap adds its own, and a trimmed end removes its own', () => {
    const line = new Line().page(range(20, 1))
    line.answer(line.ask(), range(60, 51), LOST)
    line.answer(line.ask('below', 51), range(50, 41), LOST)
    expect(lostCount(line.state)).toBe(4)
    line.on({ type: 'removed', ids: range(60, 51) })
    expect(lostCount(line.state)).toBe(2)
  })
})
