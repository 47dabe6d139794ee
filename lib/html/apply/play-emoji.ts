/** still = never; hover = emoji under the pointer or near the focus; always = all on the page. */
export type EmojiMotion = 'still' | 'hover' | 'always'

export interface MotionOptions {
  policy: () => EmojiMotion
  /** Calls the listener when the policy may have changed; returns the unsubscriber. */
  subscribe: (listener: () => void) => () => void
}

const MOVING = 'img[data-moving]'
/** Elements whose emoji move together: a post, a row, a heading, or at least a link or button. */
const CARD = 'article, li, header, [role="option"], section, a, button'

const movingIn = (root: ParentNode): HTMLImageElement[] => [
  ...root.querySelectorAll<HTMLImageElement>(MOVING),
]
const cardOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? (target.closest('article') ?? target.closest(CARD)) : null

/**
 * Animates the custom emoji of the page, which are rendered still. It swaps the image source in place, so
 * focus, selection and size stay. One listener serves the whole page, so rows cost nothing. Returns the
 * function that stops it.
 */
export function startEmojiMotion({ policy, subscribe }: MotionOptions): () => void {
  /** Playing images, with their still URLs. */
  const playing = new Map<HTMLImageElement, string>()
  /** Images whose moving version failed to load. */
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
    // React may have reused the element for another emoji.
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
    // Touch has no hover.
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
    // The still image did load, so the fallback to the shortcode must not run.
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
