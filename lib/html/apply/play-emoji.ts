/** still = never; hover = those of what is pointed at or has the focus; always = all that are there. */
export type EmojiMotion = 'still' | 'hover' | 'always'

export interface MotionOptions {
  policy: () => EmojiMotion
  /** Calls the listener when the policy may be another; returns the unsubscriber. */
  subscribe: (listener: () => void) => () => void
}

const MOVING = 'img[data-moving]'
/** What moves together: a post, a row, a heading, at least a link or button. */
const CARD = 'article, li, header, [role="option"], section, a, button'

const movingIn = (root: ParentNode): HTMLImageElement[] => [
  ...root.querySelectorAll<HTMLImageElement>(MOVING),
]
const cardOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? (target.closest('article') ?? target.closest(CARD)) : null

/**
 * Plays the custom emoji of the page, which come still: their pictures give way to the moving ones, and back, in the same
 * element, so focus, selection and size stay. One for the whole page, so a row pays nothing for it. Returns the end.
 */
export function startEmojiMotion({ policy, subscribe }: MotionOptions): () => void {
  /** Those that play, with their still pictures. */
  const playing = new Map<HTMLImageElement, string>()
  /** Whose moving picture did not come. */
  const broken = new WeakSet<HTMLImageElement>()
  const cards: { over: Element | null; focus: Element | null } = { over: null, focus: null }

  const play = (image: HTMLImageElement) => {
    const { moving } = image.dataset
    if (!moving || playing.has(image) || broken.has(image)) return
    playing.set(image, image.src)
    image.src = moving
  }
  const stop = (image: HTMLImageElement, still: string) => {
    playing.delete(image)
    // Another emoji may have come into the element meanwhile.
    if (image.src === image.dataset['moving']) image.src = still
  }
  const update = () => {
    const motion = policy()
    const roots: ParentNode[] =
      motion === 'always'
        ? [document]
        : motion === 'hover'
          ? [cards.over, cards.focus].filter((card) => card !== null)
          : []
    const wanted = new Set(roots.flatMap(movingIn))
    for (const [image, still] of playing) if (!wanted.has(image)) stop(image, still)
    for (const image of wanted) play(image)
    watch(motion === 'always')
  }

  let arrivals: MutationObserver | null = null
  function watch(all: boolean) {
    if (all && !arrivals) {
      arrivals = new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof Element)
              (node.matches(MOVING) ? [node as HTMLImageElement] : movingIn(node)).forEach(play)
      })
      arrivals.observe(document.body, { childList: true, subtree: true })
    } else if (!all) {
      arrivals?.disconnect()
      arrivals = null
    }
  }
  const turn = (which: keyof typeof cards, card: Element | null) => {
    if (cards[which] === card) return
    cards[which] = card
    update()
  }
  const over = (event: PointerEvent) => {
    // A finger does not rest on anything.
    if (event.pointerType !== 'touch') turn('over', cardOf(event.target))
  }
  const focus = (event: FocusEvent) => turn('focus', cardOf(event.target))
  const blur = () => turn('focus', null)
  const leave = () => turn('over', null)
  const failed = (event: Event) => {
    const image = event.target
    if (!(image instanceof HTMLImageElement)) return
    const still = playing.get(image)
    if (still === undefined) return
    // The still one has come: nobody needs to hear that the other has not.
    event.stopImmediatePropagation()
    broken.add(image)
    stop(image, still)
  }

  document.addEventListener('pointerover', over, { passive: true })
  document.documentElement.addEventListener('pointerleave', leave)
  document.addEventListener('focusin', focus)
  document.addEventListener('focusout', blur)
  document.addEventListener('error', failed, true)
  const unsubscribe = subscribe(update)
  update()
  return () => {
    document.removeEventListener('pointerover', over)
    document.documentElement.removeEventListener('pointerleave', leave)
    document.removeEventListener('focusin', focus)
    document.removeEventListener('focusout', blur)
    document.removeEventListener('error', failed, true)
    unsubscribe()
    watch(false)
    for (const [image, still] of playing) stop(image, still)
  }
}
