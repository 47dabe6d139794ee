import { lazyPart } from '../lazy-part'

/** A list sorted by pointer or keys; its code loads on first use. */
export const SortableList = lazyPart(() => import('./sortable-list'))
