/** Marks a page that is kept under the one on screen (app/pages/pages.tsx). */
export const AWAY = 'data-away'

/** Every element that matches, but for those on pages that are kept out of sight. */
export const allOnScreen = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => !each.closest(`[${AWAY}]`))

/** The first element that matches on the page in view; null where there is none. */
export const firstOnScreen = (selector: string): HTMLElement | null => allOnScreen(selector)[0] ?? null
