import type { ReactNode } from 'react'
import { useIntl } from '@/lib/i18n'
import { IconButton } from '../icon-button/icon-button'
import { AlertIcon, CloseIcon, ErrorIcon, InfoIcon } from '../icons'
import { messages } from './messages'
import styles from './banner.module.css'

const ICONS = { info: InfoIcon, warning: AlertIcon, danger: ErrorIcon, private: InfoIcon }

interface Props {
  kind?: keyof typeof ICONS
  /** Replaces the icon of its kind. */
  icon?: ReactNode
  children: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** Shows a close button. */
  onClose?: () => void
}

/** A line about a state that lasts. For events use toasts. */
export function Banner({ kind = 'info', icon, children, action, onClose }: Props) {
  const intl = useIntl()
  const Icon = ICONS[kind]
  return (
    <div className={styles.banner} data-kind={kind}>
      <span className={styles.icon} aria-hidden>
        {icon ?? <Icon />}
      </span>
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
      {onClose && (
        <IconButton
          icon={<CloseIcon />}
          label={intl.formatMessage(messages.close)}
          size="small"
          tooltip={false}
          onClick={onClose}
        />
      )}
    </div>
  )
}
