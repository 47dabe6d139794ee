import { useState, type ComponentProps, type ReactNode } from 'react'
import { fullNumber, shortNumber, useIntl } from '@/lib/i18n'
import { cx } from '@/lib/util/cx'
import { messages } from './messages'
import styles from './icon-button.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'children'> {
  /** An `svg`. */
  icon: ReactNode
  /** Its name, for ears and as the tooltip. */
  label: string
  /** Makes it a toggle; undefined is a plain button. */
  pressed?: boolean | undefined
  /** A number beside the icon, shown short; 0 and undefined show nothing, but the place does not move. */
  count?: number | undefined
  /** The colour it has when pressed. Default accent. */
  tone?: 'accent' | 'boost' | 'favourite' | 'bookmark' | 'danger'
  /** Closed shapes are filled when pressed; open ones get a ground. Default ground. */
  pressedLook?: 'fill' | 'ground'
  /** Small: 32 px, only where nothing else is near. Default medium, at least 40 × 36. */
  size?: 'small' | 'medium'
  /** Shown over pictures: light on a dark ground whatever the theme. */
  overMedia?: boolean
  /** false where the name is already written beside it. Default true. */
  tooltip?: boolean
}

/** A button whose face is an icon; its name is asked for and shown as a tooltip by TooltipLayer. */
export function IconButton({
  icon,
  label,
  pressed,
  count,
  tone = 'accent',
  pressedLook = 'ground',
  size = 'medium',
  overMedia = false,
  tooltip = true,
  className,
  ...rest
}: Props) {
  const intl = useIntl()
  const [seen, setSeen] = useState({ pressed, moved: false })
  // Only a change is animated, not the state a row comes with.
  if (seen.pressed !== pressed) setSeen({ pressed, moved: true })
  const name = count ? intl.formatMessage(messages.named, { label, count: fullNumber(intl, count) }) : label

  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.button, className)}
      aria-label={name}
      aria-pressed={pressed}
      data-tooltip={tooltip ? label : undefined}
      data-tone={tone}
      data-look={pressedLook}
      data-size={size}
      data-counted={count !== undefined || undefined}
      data-over-media={overMedia || undefined}
      data-moved={seen.moved || undefined}
    >
      {icon}
      {count !== undefined && (
        <span className={styles.count} aria-hidden>
          {count > 0 && shortNumber(intl, count)}
        </span>
      )}
    </button>
  )
}
