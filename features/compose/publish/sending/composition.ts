/** Interval in ms of the checks that notice a field that was left or removed. */
const CHECK_INTERVAL = 500

/** The field in which an input method composes: until the composition ends, the field is left or the page hidden. */
let field: Node | null = null

const goesOn = ({ target }: Event) => {
  field = target instanceof Node ? target : null
}
const ends = () => {
  field = null
}
// None in unit tests without a document.
const page = globalThis.document as Document | undefined
page?.addEventListener('compositionstart', goesOn)
page?.addEventListener('compositionupdate', goesOn)
for (const end of ['compositionend', 'focusout', 'visibilitychange']) page?.addEventListener(end, ends)

const isComposing = () => field?.isConnected === true

/**
 * Resolves when no input method composes. A field that gets another text during a composition has its letters twice
 * afterwards, so drafts are exchanged only then.
 */
export async function compositionEnd(): Promise<void> {
  if (!isComposing()) return
  await new Promise<void>((resolve) => {
    const check = () => {
      if (isComposing()) return
      clearInterval(timer)
      document.removeEventListener('compositionend', checkLater)
      resolve()
    }
    // Some browsers report the final text after the event.
    const checkLater = () => void setTimeout(check)
    const timer = setInterval(check, CHECK_INTERVAL)
    document.addEventListener('compositionend', checkLater)
  })
}
