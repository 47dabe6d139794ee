import type { ComponentProps } from 'react'
import { cx } from '@/lib/util/cx'
import styles from './search-input.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'aria-label' | 'placeholder'> & {
  /** Label and placeholder. */
  label: string
}

/** The search field above a list. */
export const SearchInput = ({ label, className, ...rest }: Props) => (
  <input
    type="search"
    autoComplete="off"
    {...rest}
    aria-label={label}
    placeholder={label}
    className={cx(styles.search, className)}
  />
)
