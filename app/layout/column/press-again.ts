import type { Column } from '@/lib/column'
import type { IntlShape } from '@/lib/i18n'
import { toTop } from './to-top'

/** Handles a press on the navigation entry `id` while the column already shows its screen. */
export const pressAgain = (column: Column, intl: IntlShape, id: string): void =>
  void import('./refresh-or-top').then(
    ({ refreshOrTop }) => refreshOrTop(column, intl, id),
    () => toTop(column.scroller, intl),
  )
