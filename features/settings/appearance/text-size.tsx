import { useId } from 'react'
import { percent, useIntl } from '@/lib/i18n'
import { appearanceLabels as labels } from './messages'
import { setSettings, TEXT_SIZE, useSetting } from '../settings-store'
import styles from './text-size.module.css'

/** A slider for the text size that previews each step. */
export function TextSize() {
  const intl = useIntl()
  const id = useId()
  const value = useSetting('textSize')
  const shown = percent(intl, value, 100)
  return (
    <div className={styles.size}>
      <div className={styles.sizeLabel}>
        <label htmlFor={id}>{intl.formatMessage(labels.textSize)}</label>
        {/* The slider has it as its value. */}
        <span className={styles.sizeValue} aria-hidden>
          {shown}
        </span>
      </div>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={TEXT_SIZE.least}
        max={TEXT_SIZE.most}
        step={TEXT_SIZE.step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => setSettings({ textSize: Number(event.target.value) })}
      />
    </div>
  )
}
