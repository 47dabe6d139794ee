import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '@/lib/ui/lazy-part'

const Suggestions = lazyPart(() => import('./suggestions'), undefined, { quiet: true })

/** Suggestions for the text fields of the form it stands in. Their code comes when one of them first has the focus. */
export function Suggest() {
  const anchor = useRef<HTMLSpanElement>(null)
  const [used, setUsed] = useState(false)
  useEffect(() => {
    const form = anchor.current?.closest('form')
    if (!form || used) return undefined
    const use = () => setUsed(true)
    if (form.contains(document.activeElement)) use()
    form.addEventListener('focusin', use, { once: true })
    return () => form.removeEventListener('focusin', use)
  }, [used])
  return (
    <>
      <span ref={anchor} hidden />
      {used && <Suggestions />}
    </>
  )
}
