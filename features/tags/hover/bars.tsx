import styles from './tag-card.module.css'

const WIDE = 10
const GAP = 4
const HIGH = 32

/** A bar chart in reading order; the numbers are in the text next to it. */
export function Bars({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values)
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${values.length * (WIDE + GAP) - GAP} ${HIGH}`}
      aria-hidden
      focusable="false"
    >
      {values.map((value, at) => {
        const high = Math.max(2, (value / most) * HIGH)
        return (
          <rect
            key={at}
            x={at * (WIDE + GAP)}
            y={HIGH - high}
            width={WIDE}
            height={high}
            rx={2}
            data-none={value === 0 || undefined}
          />
        )
      })}
    </svg>
  )
}
