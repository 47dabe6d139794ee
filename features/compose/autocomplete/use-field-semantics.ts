import { useLayoutEffect } from 'react'
import type { TextControl } from '@/lib/ui/text-area/insert-text'

interface Semantics {
  /** Id of the list. */
  readonly list: string
  /** Id of the highlighted option, or null. */
  readonly active: string | null
}

/** Makes a field a combobox while suggestions are shown, so that it may point to them. */
export function useFieldSemantics(field: TextControl | null, { list, active }: Semantics): void {
  useLayoutEffect(() => {
    if (!field) return undefined
    const attributes: Record<string, string> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'true',
      'aria-controls': list,
    }
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name)
    }
  }, [field, list])
  useLayoutEffect(() => {
    if (!field || active === null) return undefined
    field.setAttribute('aria-activedescendant', active)
    return () => field.removeAttribute('aria-activedescendant')
  }, [field, active])
}
