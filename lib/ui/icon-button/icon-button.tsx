import { useState, type ComponentProps, type ReactNode } from 'react'
import { fullNumber, shortNumber, useIntl } from '@/lib/i18n'
import { cx } from '@/lib/util/cx'
import { messages } from './messages'
import styles from './icon-button.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'children'> {
  /** An `svg`. */
  icon: ReactNode
  /** Its name, for screen readers and as the tooltip. */
  label: string
  /** Makes it a toggle; undefined = a plain button. */
  pressed?: boolean | undefined
  /** Number next to the icon, shortened. 0 and undefined show nothing but keep the space. */
  count?: number | undefined
  /** Colour when pressed. Default accent. */
  tone?: 'accent' | 'boost' | 'favourite' | 'bookmark' | 'danger'
  /** Closed shapes are filled when pressed; open ones get a background. Default ground. */
  pressedLook?: 'fill' | 'ground'
  /** Small: 32 px, only where nothing else is near. Default medium, at least 40 × 36. */
  size?: 'small' | 'medium'
  /** For use over images: light on dark in every theme. */
  overMedia?: boolean
  /** false where the name is already visible. Default true. */
  tooltip?: boolean
}

/** A button with only an icon; its name is the tooltip, shown by TooltipLayer. */
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
  // Animate changes only, not the initial state.
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
      data-counted={count === undefined ? undefined : count > 0 ? 'some' : 'none'}
      data-over-media={overMedia || undefined}
      data-moved={seen.moved || undefined}
    >
      {icon}
      {count !== undefined && count > 0 && (
        <span className={styles.count} aria-hidden>
          {shortNumber(intl, count)}
        </span>
      )}
    </button>
  )
}
