import type { Page } from './page'

/** A mounted page: visible, or hidden under the visible one. */
export interface MountedPage {
  /** Stays the same as long as the page is mounted. */
  slot: string
  page: Page
}

/** Maximum number of hidden pages: enough for lists opened from each other, e.g. home, a profile, a hashtag. */
const MAX_HIDDEN_PAGES = 2

const isSameScreen = (one: Page, other: Page) =>
  one.route === other.route &&
  Object.entries(one.params).every(([name, value]) => other.params[name] === value)

/**
 * Returns the pages to mount when `page` is visible, with `page` last; the same array when nothing changes. Going back
 * shows a hidden page again, going forward keeps pages that are `kept`, and a change of only the address keeps the page
 * mounted.
 */
export function nextStack(stack: readonly MountedPage[], page: Page): readonly MountedPage[] {
  const found = stack.findLastIndex((each) => each.page.entry === page.entry)
  const known = stack[found]
  if (known) {
    const { at, path, searchStr } = known.page
    // A modal over the page has its own history entry.
    const stays = path === page.path && searchStr === page.searchStr && at <= page.at
    if (stays && found === stack.length - 1) return stack
    return [...stack.slice(0, found), stays ? known : { ...known, page }]
  }
  const top = stack.at(-1)
  if (top && isSameScreen(top.page, page)) return [...stack.slice(0, -1), { ...top, page }]
  const behind = stack.filter((each) => each.page.kept && each.page.at < page.at && each.slot !== page.entry)
  return [...behind.slice(-MAX_HIDDEN_PAGES), { slot: page.entry, page }]
}
