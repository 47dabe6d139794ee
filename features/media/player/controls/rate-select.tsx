import { useIntl } from '@/lib/i18n'
import { messages } from './player-messages'
import type { Player } from './use-player'
import styles from './controls.module.css'

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]

function setRate(medium: HTMLMediaElement, rate: number): void {
  medium.playbackRate = rate
}

/** The playback speed. The list is that of the browser: other menus are not visible in full screen. */
export function RateSelect({ player: { medium, state } }: { player: Player }) {
  const intl = useIntl()
  const label = intl.formatMessage(messages.speed)
  return (
    <select
      className={styles.rate}
      aria-label={label}
      data-tooltip={label}
      value={state.rate}
      onChange={({ target }) => {
        setRate(medium, Number(target.value))
      }}
    >
      {RATES.map((rate) => (
        <option key={rate} value={rate}>
          {intl.formatMessage(messages.rate, { rate: intl.formatNumber(rate) })}
        </option>
      ))}
    </select>
  )
}
