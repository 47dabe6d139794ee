import styles from './bars.module.css'

const BAR_WIDTH = 10
const BAR_GAP = 4
const MAX_HEIGHT = 32

/** A bar chart on a baseline, in reading order; nothing without a value. The numbers are in the text next to it. */
export function Bars({ values }: { values: readonly number[] }) {
  const max = Math.max(...values)
  if (max <= 0) return null
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${values.length * (BAR_WIDTH + BAR_GAP) - BAR_GAP} ${MAX_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
    >
      {values.map((value, at) => {
        const height = Math.max(4, (value / max) * MAX_HEIGHT)
        return value === 0 ? null : (
          <rect
            key={at}
            x={at * (BAR_WIDTH + BAR_GAP)}
            y={MAX_HEIGHT - height}
            width={BAR_WIDTH}
            height={height}
            rx={2}
          />
        )
      })}
    </svg>
  )
}
