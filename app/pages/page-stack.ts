import type { Page } from './page'

/** A mounted page: visible, or hidden under the visible one. */
export interface MountedPage {
  /** Stays the same as long as the page is mounted: the history entry that it was mounted for. */
  slot: string
  /** The history entry under which its lists look up their positions: the first one that showed them. */
  place: string
  page: Page
}

/** Maximum number of hidden pages: enough for lists opened from each other, e.g. home, a profile, a hashtag. */
const MAX_HIDDEN_PAGES = 2

const isSameScreen = (one: Page, other: Page) =>
  one.route === other.route &&
  Object.entries(one.params).every(([name, value]) => other.params[name] === value)

const isSameAddress = (one: Page, other: Page) =>
  one.path === other.path && one.searchStr === other.searchStr && one.identityKey === other.identityKey

/**
 * Returns the hidden page that `page` would look like: a list that a new entry shows where it was left, or one that was
 * left at its top.
 */
const findAlike = (stack: readonly MountedPage[], page: Page, isAtTop: (entry: string) => boolean) =>
  stack.find(
    (each) => each.page.kept && isSameAddress(each.page, page) && (page.resumes || isAtTop(each.page.entry)),
  )

/**
 * Returns the pages to mount when `page` is visible, with `page` last; the same array when nothing changes. Going back
 * shows a hidden page again, going forward keeps pages that are `kept`, and a change of only the address keeps the page
 * mounted. A new entry of a hidden list takes it over: going from home to notifications and to home again mounts each once.
 */
export function nextStack(
  stack: readonly MountedPage[],
  page: Page,
  isAtTop: (entry: string) => boolean,
): readonly MountedPage[] {
  const found = stack.findLastIndex((each) => each.page.entry === page.entry)
  const known = stack[found]
  if (known) {
    const { at, path, searchStr } = known.page
    // A modal over the page has its own history entry.
    const stays = path === page.path && searchStr === page.searchStr && at <= page.at
    if (stays && found === stack.length - 1) return stack
    // A page that was taken over belongs to an earlier entry too.
    const lent = stack.slice(found + 1).filter((each) => each.place !== each.page.entry)
    return [...lent, ...stack.slice(0, found), stays ? known : { ...known, page }]
  }
  const top = stack.at(-1)
  if (top && isSameScreen(top.page, page)) return [...stack.slice(0, -1), { ...top, place: page.entry, page }]
  const alike = findAlike(stack, page, isAtTop)
  const { slot, place } = alike ?? { slot: page.entry, place: page.entry }
  const behind = stack.filter((each) => each.page.kept && each.page.at < page.at && each.slot !== slot)
  // Its screen does not render again for an equal address.
  const shown = alike ? { ...page, params: alike.page.params, search: alike.page.search } : page
  return [...behind.slice(-MAX_HIDDEN_PAGES), { slot, place, page: shown }]
}
