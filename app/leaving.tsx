import { Component } from 'react'
import type { Mounted } from './page-stack'

interface Props {
  /** What is mounted; the page on screen last. */
  stack: readonly Mounted[]
}

/**
 * Takes the focus off a row that goes with its page: a browser that loses the focused element lays out what is left of
 * the page in the middle of taking it away. React gives the focus back to a row that stays, and to one of a page that is
 * kept, which therefore lets go of it later (pages.tsx).
 */
export class Leaving extends Component<Props> {
  override getSnapshotBeforeUpdate({ stack }: Props) {
    const left = stack.at(-1)
    const now = this.props.stack
    if (left && left.page.entry !== now.at(-1)?.page.entry && !now.some(({ slot }) => slot === left.slot)) {
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && activeElement.closest('[data-key]')) activeElement.blur()
    }
    return null
  }

  // React asks for it beside the one above.
  override componentDidUpdate() {}

  override render() {
    return null
  }
}
