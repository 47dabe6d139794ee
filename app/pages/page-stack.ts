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
 * The pages to mount once `page` is on screen, with `page` last; the same array when nothing changes. Going
 * back returns to a kept page, going forward keeps pages that ask for it, and a change of only the address
 * keeps the page mounted.
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
