import type { KeyboardEvent, PointerEvent } from 'react'
import { useIntl } from '@/lib/i18n'
import type { DraftMedia } from '../../drafts/draft-parts'
import { messages } from './details-messages'
import { focusAfterKey, focusAt, inPercent, MIDDLE } from './focal-rules'
import styles from './focal-point.module.css'
import { useObjectUrl } from '../../../../lib/hooks/use-object-url'

interface Props {
  file: DraftMedia
  disabled: boolean
  onChange: (focus: [number, number]) => void
}

/** Sets the focal point, which stays visible when the image is cropped, by pointer or arrow keys. */
export function FocalPoint({ file, disabled, onChange }: Props) {
  const intl = useIntl()
  const own = useObjectUrl(file.blob)
  const src = (file.type === 'image' ? own : null) ?? (file.previewUrl || file.url)
  const focus = file.focus ?? MIDDLE
  const { left, top } = inPercent(focus)
  if (!src) return null

  const point = (event: PointerEvent<HTMLElement>) => {
    if (disabled || (event.type === 'pointermove' && event.buttons === 0)) return
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    const box = event.currentTarget.getBoundingClientRect()
    onChange(focusAt({ x: event.clientX - box.left, y: event.clientY - box.top }, box))
  }
  const press = (event: KeyboardEvent) => {
    const next = disabled ? null : focusAfterKey(event.key, focus, event.shiftKey)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }
  return (
    <div className={styles.place}>
      <div className={styles.frame} onPointerDown={point} onPointerMove={point}>
        <img src={src} alt="" className={styles.image} draggable={false} />
        <span
          // A point has two axes, which no native field has.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="slider"
          tabIndex={disabled ? -1 : 0}
          className={styles.point}
          style={{ left: `${left}%`, top: `${top}%` }}
          aria-label={intl.formatMessage(messages.focus)}
          aria-valuenow={left}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={intl.formatMessage(messages.focusValue, { left, top })}
          aria-describedby="focal-hint"
          aria-disabled={disabled || undefined}
          onKeyDown={press}
        />
      </div>
      <p id="focal-hint" className={styles.hint}>
        {intl.formatMessage(messages.focusHint)}
      </p>
    </div>
  )
}
