/** Marks a page that is kept alive but not visible (app/pages/pages.tsx). */
export const AWAY = 'data-away'

/** Returns all matching elements, except on pages that are not visible. */
export const allOnScreen = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => !each.closest(`[${AWAY}]`))

/** Returns the first matching element on the visible page, or null. */
export const firstOnScreen = (selector: string): HTMLElement | null => allOnScreen(selector)[0] ?? null
