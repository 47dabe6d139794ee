import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '@/lib/ui/lazy-part'

const Suggestions = lazyPart(() => import('./suggestions'), undefined, { quiet: true })

/** Suggestions for the text fields of the form it stands in. Their code comes when one of them first has the focus. */
export function Suggest() {
  const anchor = useRef<HTMLSpanElement>(null)
  /** Something was written before the code was there. */
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
