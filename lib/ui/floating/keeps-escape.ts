interface Details {
  reason: string
  event: Event
  cancel: () => void
  allowPropagation: () => void
}

/** Keeps a dialog or popover open for an Escape that cancels dragging inside it (`data-lifted`). True if it did. */
export function keepsEscape({ reason, event, cancel, allowPropagation }: Details): boolean {
  const { target } = event
  if (reason !== 'escape-key' || !(target instanceof Element) || !target.closest('[data-lifted]'))
    return false
  cancel()
  // The library that drags listens further out.
  allowPropagation()
  return true
}
