import type { Page } from './page'

/** A page that is mounted: on screen, or kept under it. */
export interface MountedPage {
  /** The same as long as it is mounted. */
  slot: string
  page: Page
}

/** Pages kept under the one on screen: lists are opened from each other, e.g. home, a profile, a hashtag. */
const BEHIND = 2

const isSameScreen = (one: Page, other: Page) =>
  one.route === other.route &&
  Object.entries(one.params).every(([name, value]) => other.params[name] === value)

/**
 * What is mounted once `page` is on screen, `page` itself last; the same as before where nothing changes. Going back finds
 * what was kept, going on keeps what asks for it, and a screen that only its address changes goes on as it is.
 */
export function nextStack(stack: readonly MountedPage[], page: Page): readonly MountedPage[] {
  const found = stack.findLastIndex((each) => each.page.entry === page.entry)
  const known = stack[found]
  if (known) {
    const { at, path, searchStr } = known.page
    // A modal over the page has its entry too.
    const stays = path === page.path && searchStr === page.searchStr && at <= page.at
    if (stays && found === stack.length - 1) return stack
    return [...stack.slice(0, found), stays ? known : { ...known, page }]
  }
  const top = stack.at(-1)
  if (top && isSameScreen(top.page, page)) return [...stack.slice(0, -1), { ...top, page }]
  const behind = stack.filter((each) => each.page.kept && each.page.at < page.at && each.slot !== page.entry)
  return [...behind.slice(-BEHIND), { slot: page.entry, page }]
}
