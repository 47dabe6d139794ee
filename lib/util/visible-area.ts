/** A rectangle of the window, in CSS pixels from its top left corner. */
export interface WindowArea {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Returns the visible part of the window, without the on-screen keyboard and what zooming moved out of view. */
export function visibleArea(): WindowArea {
  const seen = window.visualViewport
  return {
    top: seen?.offsetTop ?? 0,
    left: seen?.offsetLeft ?? 0,
    width: seen?.width ?? window.innerWidth,
    height: seen?.height ?? window.innerHeight,
  }
}
