import { createElement, type ComponentProps } from 'react'
import { useHeldPart } from '@/lib/hooks/use-held-part'
import { rowPart } from './suggestions-part'
import type Row from '../../suggestions/suggestions-row'

/** The follow suggestions as a row of home. Inserted only once there is something to show. */
export function SuggestionsRow(props: ComponentProps<typeof Row>) {
  const row = useHeldPart(rowPart, undefined, true)
  return row && createElement(row, props)
}
