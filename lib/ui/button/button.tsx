import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '@/lib/util/cx'
import { Spinner } from '../spinner/spinner'
import styles from './button.module.css'

interface ButtonStyle {
  /**
   * primary: the main action; secondary: outlined; quiet: text only; danger: destructive. Default secondary.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** Default medium (40 px high); small is 32 px, for dense places with room around it. */
  size?: 'small' | 'medium'
  /** Full width of its container. */
  wide?: boolean
}

interface Props extends ComponentProps<'button'>, ButtonStyle {
  icon?: ReactNode
  /** The action is running: keeps size and focus, shows a spinner and ignores clicks. */
  busy?: boolean
}

/**
 * Returns props that make another element look like a button, e.g. `<Link {...buttonProps({ variant:
 * 'primary' })}>`.
 */
export function buttonProps({ variant = 'secondary', size = 'medium', wide = false }: ButtonStyle = {}) {
  return {
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
  }
}

/** A button with a text. Takes every attribute of a button; `type` defaults to button. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: Props) {
  const styleProps = buttonProps({ variant, size, wide })
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...styleProps}
      className={cx(styleProps.className, className)}
      // Not `disabled`, which would lose the focus.
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy ? <Spinner size="small" /> : icon}
      {children !== undefined && <span className={styles.text}>{children}</span>}
    </button>
  )
}
