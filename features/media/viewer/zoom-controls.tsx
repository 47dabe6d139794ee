import { useIntl } from '@/lib/i18n'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { AddIcon, ActualSizeIcon, MinusIcon } from '@/lib/ui/icons'
import { messages } from './messages'
import styles from './zoom-controls.module.css'

interface Props {
  zoomed: boolean
  /** There is no further in. */
  most: boolean
  /** Whether it stands at its own pixels; null where that is no other size than what fits. */
  actual: boolean | null
  onIn: () => void
  onOut: () => void
  onActual: () => void
}

/** The buttons over a picture, for those who neither turn a wheel nor spread fingers. */
export function ZoomControls({ zoomed, most, actual, onIn, onOut, onActual }: Props) {
  const intl = useIntl()
  return (
    <div className={styles.controls}>
      {actual !== null && (
        <IconButton
          icon={<ActualSizeIcon aria-hidden />}
          label={intl.formatMessage(messages.actual)}
          pressed={actual}
          overMedia
          onClick={onActual}
        />
      )}
      <IconButton
        icon={<MinusIcon aria-hidden />}
        label={intl.formatMessage(messages.zoomOut)}
        overMedia
        aria-disabled={!zoomed}
        onClick={onOut}
      />
      <IconButton
        icon={<AddIcon aria-hidden />}
        label={intl.formatMessage(messages.zoomIn)}
        overMedia
        aria-disabled={most}
        onClick={onIn}
      />
    </div>
  )
}
