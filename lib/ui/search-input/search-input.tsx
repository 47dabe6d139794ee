import type { ComponentProps } from 'react'
import { cx } from '@/lib/util/cx'
import styles from './search-input.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'aria-label' | 'placeholder'> & {
  /** What is searched; also shown while it is empty. */
  label: string
}

/** The field over a list by which it is searched. */
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
