/**
 * Time in ms without a key press after which a composition is no longer waited for: on-screen keyboards keep the last
 * word composed until the next one begins.
 */
const IDLE_TIME = 10_000
/** Interval in ms of the checks that notice a field that was left or removed. */
const CHECK_INTERVAL = 500

/** The field in which an input method composes, and the time of its last key press. */
let field: Node | null = null
let lastPress = 0

const goesOn = ({ target }: Event) => {
  field = target instanceof Node ? target : null
  lastPress = Date.now()
}
const ends = () => {
  field = null
}
// None in unit tests without a document.
const page = globalThis.document as Document | undefined
page?.addEventListener('compositionstart', goesOn)
page?.addEventListener('compositionupdate', goesOn)
page?.addEventListener('compositionend', ends)
page?.addEventListener('focusout', ends)

const isComposing = () => field?.isConnected === true && Date.now() - lastPress < IDLE_TIME

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
