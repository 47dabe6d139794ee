import type { ReactNode } from 'react'
import type { FieldProps } from '../field/field'

export interface Option {
  value: string
  label: string
  /** A second, quieter line. */
  hint?: string
  icon?: ReactNode
  disabled?: boolean
}

export interface SelectProps extends FieldProps {
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  disabled?: boolean
}
