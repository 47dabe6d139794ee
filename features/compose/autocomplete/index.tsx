import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '@/lib/ui/lazy-part'

const Suggestions = lazyPart(() => import('./suggestions'), undefined, { failure: 'quiet' })

/** Autocompletes words in the text fields of the surrounding form. The code loads when a field first has focus. */
export function Autocomplete() {
  const anchor = useRef<HTMLSpanElement>(null)
  /** True when text was typed before the code was loaded. */
  const typed = useRef(false)
  const [used, setUsed] = useState(false)
  useEffect(() => {
    const form = anchor.current?.closest('form')
    if (!form) return undefined
    const use = () => setUsed(true)
    const type = () => {
      typed.current = true
    }
    form.addEventListener('input', type)
    if (form.contains(document.activeElement)) use()
    form.addEventListener('focusin', use, { once: true })
    return () => {
      form.removeEventListener('input', type)
      form.removeEventListener('focusin', use)
    }
  }, [])
  return (
    <>
      <span ref={anchor} hidden />
      {used && <Suggestions typed={typed} />}
    </>
  )
}
