import { useLayoutEffect } from 'react'
import type { TextField } from '@/lib/ui/text-area/insert-text'

interface Semantics {
  /** Id of the list. */
  readonly list: string
  /** Id of the highlighted option, or null. */
  readonly active: string | null
}

/** While suggestions are shown a field is a combobox: only then it may point to them. */
export function useFieldSemantics(field: TextField | null, { list, active }: Semantics): void {
  useLayoutEffect(() => {
    if (!field) return undefined
    const said: Record<string, string> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'true',
      'aria-controls': list,
    }
    for (const [name, value] of Object.entries(said)) field.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(said)) field.removeAttribute(name)
    }
  }, [field, list])
  useLayoutEffect(() => {
    if (!field || active === null) return undefined
    field.setAttribute('aria-activedescendant', active)
    return () => field.removeAttribute('aria-activedescendant')
  }, [field, active])
}
