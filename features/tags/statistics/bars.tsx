import styles from './bars.module.css'

const BAR_WIDTH = 10
const BAR_GAP = 4
const MAX_HEIGHT = 32

/** A bar chart in reading order; the numbers are in the text next to it. */
export function Bars({ values }: { values: readonly number[] }) {
  const max = Math.max(1, ...values)
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${values.length * (BAR_WIDTH + BAR_GAP) - BAR_GAP} ${MAX_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
    >
      {values.map((value, at) => {
        const height = Math.max(2, (value / max) * MAX_HEIGHT)
        return (
          <rect
            key={at}
            x={at * (BAR_WIDTH + BAR_GAP)}
            y={MAX_HEIGHT - height}
            width={BAR_WIDTH}
            height={height}
            rx={2}
            data-none={value === 0 || undefined}
          />
        )
      })}
    </svg>
  )
}
