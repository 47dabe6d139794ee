import { Component } from 'react'

interface Props {
  /** The history entry on screen. */
  entry: string
}

/**
 * Takes the focus off a row that goes with its page: a browser that loses the focused element lays out what is left of
 * the page in the middle of taking it away. React gives the focus back to a row that stays.
 */
export class Leaving extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props) {
    const focused = document.activeElement
    if (before.entry !== this.props.entry && focused instanceof HTMLElement && focused.closest('[data-key]'))
      focused.blur()
    return null
  }

  // React asks for it beside the one above.
  override componentDidUpdate() {}

  override render() {
    return null
  }
}
