import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '@/lib/ui/lazy-part'
import { afterPaint } from '@/lib/util/timing/after-paint'

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
    let cancel = () => {}
    // Its style sheet makes the browser compute all styles again, which would delay the caret.
    const use = () => {
      cancel = afterPaint(() => setUsed(true))
    }
    const type = () => {
      typed.current = true
    }
    form.addEventListener('input', type)
    if (form.contains(document.activeElement)) use()
    form.addEventListener('focusin', use, { once: true })
    return () => {
      cancel()
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
