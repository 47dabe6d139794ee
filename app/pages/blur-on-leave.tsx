import { Component } from 'react'
import type { MountedPage } from './page-stack'

interface Props {
  /** The mounted pages; the one on screen is the last. */
  stack: readonly MountedPage[]
}

/**
 * Blurs a focused row before its page is removed: a browser that loses the focused element lays out the rest of the page
 * in the middle of the removal. React restores the focus to a row that stays, also to one of a kept page, which is
 * therefore blurred later (page-frame.tsx).
 */
export class BlurOnLeave extends Component<Props> {
  override getSnapshotBeforeUpdate({ stack }: Props) {
    const left = stack.at(-1)
    const now = this.props.stack
    if (left && left.page.entry !== now.at(-1)?.page.entry && !now.some(({ slot }) => slot === left.slot)) {
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && activeElement.closest('[data-key]')) activeElement.blur()
    }
    return null
  }

  // React warns about getSnapshotBeforeUpdate without it.
  override componentDidUpdate() {}

  override render() {
    return null
  }
}
