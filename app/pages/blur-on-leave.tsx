import { Component } from 'react'
import type { MountedPage } from './page-stack'

interface Props {
  /** The mounted pages; the one on screen is the last. */
  stack: readonly MountedPage[]
}

/**
 * Blurs a focused row before its page is removed: removing the focused element forces a layout in the middle of the
 * commit. Rows of a page that stays mounted are blurred later (page-frame.tsx), since React would focus them again.
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
