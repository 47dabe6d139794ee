import type { IntlShape } from './intl'

/** Units of a thousand each. */
const SIZE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** "340 kB", "2.1 MB": decimal units. */
export function fileSize(intl: IntlShape, bytes: number): string {
  const at = Math.max(0, Math.min(3, Math.floor(Math.log10(bytes) / 3)))
  return intl.formatNumber(bytes / 1000 ** at, {
    style: 'unit',
    unit: SIZE_UNITS[at] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: at > 1 ? 1 : 0,
  })
}
