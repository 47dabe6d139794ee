import { focusWhenMounted } from '@/lib/focus/focus-when-mounted'
import { passFocusToRow } from '@/lib/focus/pass-focus'
import { columnAround } from '@/lib/util/on-screen'
import type { StatusId } from '@/schemas/primitives'

/** Looks after the focus when an action removes its post. */
export interface FocusKeeper {
  /** Call it before the post disappears, and the result afterwards. */
  passToNext: () => () => void
  /** Focuses a post when its own page opens. */
  focusOpenPost: (id: StatusId) => void
}

/** Keeps the focus in the column and the list of `holder`, the element that has the focus or gets it back. */
export const keepFocusNear = (holder: () => HTMLElement | null): FocusKeeper => ({
  passToNext: () => passFocusToRow(holder()),
  focusOpenPost: (id) =>
    focusWhenMounted(`article[aria-current][data-status="${CSS.escape(id)}"]`, columnAround(holder())),
})
