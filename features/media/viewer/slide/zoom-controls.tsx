import { useIntl } from '@/lib/i18n'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { AddIcon, ActualSizeIcon, MinusIcon } from '@/lib/ui/icons'
import { messages } from '../messages'
import styles from './zoom-controls.module.css'

interface Props {
  zoomed: boolean
  /** True at the highest zoom. */
  most: boolean
  /** True at natural size; null where that equals the fitting size. */
  actual: boolean | null
  onIn: () => void
  onOut: () => void
  onActual: () => void
}

/** Zoom buttons, for users without wheel or pinch. */
export function ZoomControls({ zoomed, most, actual, onIn, onOut, onActual }: Props) {
  const intl = useIntl()
  return (
    <div className={styles.controls}>
      {actual !== null && (
        <IconButton
          icon={<ActualSizeIcon aria-hidden />}
          label={intl.formatMessage(messages.actualSize)}
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
