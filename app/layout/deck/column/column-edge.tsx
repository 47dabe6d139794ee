import type { KeyboardEvent, PointerEvent } from 'react'
import { useIntl } from '@/lib/i18n'
import { clampWidth, COLUMN_WIDTHS } from '../deck-columns'
import { messages } from '../messages'
import styles from '../deck.module.css'

/** Change of the width by an arrow key, in CSS pixels. */
const KEY_STEP = 20

interface Props {
  /** Title of the column. */
  name: string
  /** In CSS pixels. */
  width: number
  onWidth: (width: number) => void
}

/** The edge of a column, which changes its width by dragging or by arrow keys. */
export function ColumnEdge({ name, width, onWidth }: Props) {
  const intl = useIntl()
  const isReversed = (element: Element) => getComputedStyle(element).direction === 'rtl'
  const pressed = (event: KeyboardEvent) => {
    const { key, currentTarget } = event
    const step = key === 'ArrowRight' ? KEY_STEP : key === 'ArrowLeft' ? -KEY_STEP : 0
    if (step === 0) return
    event.preventDefault()
    onWidth(clampWidth(width + (isReversed(currentTarget) ? -step : step)))
  }
  const grabbed = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    const { currentTarget: edge, clientX: from } = event
    const column = edge.parentElement
    const towards = isReversed(edge) ? -1 : 1
    const widthAt = (x: number) => clampWidth(width + (x - from) * towards)
    edge.setPointerCapture(event.pointerId)
    // Applied to the element alone while dragging, so that the column renders once.
    const drag = ({ clientX }: globalThis.PointerEvent) => {
      if (column) column.style.inlineSize = `${widthAt(clientX)}px`
    }
    const end = (last: globalThis.PointerEvent) => {
      edge.removeEventListener('pointermove', drag)
      edge.removeEventListener('pointerup', end)
      edge.removeEventListener('pointercancel', end)
      if (last.type === 'pointerup') onWidth(widthAt(last.clientX))
      else if (column) column.style.inlineSize = `${width}px`
    }
    edge.addEventListener('pointermove', drag)
    edge.addEventListener('pointerup', end)
    edge.addEventListener('pointercancel', end)
  }
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a rule cannot be moved
      role="separator"
      aria-orientation="vertical"
      aria-label={intl.formatMessage(messages.widthOf, { name })}
      aria-valuenow={width}
      aria-valuemin={COLUMN_WIDTHS[0]}
      aria-valuemax={COLUMN_WIDTHS[3]}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- moved by arrow keys
      tabIndex={0}
      className={styles.edge}
      onKeyDown={pressed}
      onPointerDown={grabbed}
    />
  )
}
