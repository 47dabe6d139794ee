import { useEffect, type RefObject } from 'react'
import { createKeybindingsHandler } from 'tinykeys'
import { isInputMethodKey } from '@/lib/util/input-method'
import { acceptsTyping } from './accepts-typing'
import { useStableCallback } from './use-stable-callback'

export type Hotkeys = Readonly<Record<string, (event: KeyboardEvent) => void>>

interface Options {
  /** Element to listen on. Default: the window. */
  target?: RefObject<HTMLElement | null>
  /** Default true. */
  enabled?: boolean
}

const needsModifier = (binding: string) => /\$mod\+|Control\+|Meta\+|Alt\+/.test(binding)

// Whether "?" or "/" needs Shift depends on the keyboard layout, but tinykeys matches modifiers exactly.
const spellings = (binding: string): string[] =>
  /^[^\sa-z0-9]$/i.test(binding) ? [binding, `Shift+${binding}`] : [binding]

/**
 * Binds keyboard shortcuts in the syntax of tinykeys ("j", "g h", "$mod+k", "?"). Plain keys are ignored in
 * text fields, during composition and when the event was already handled; bindings with $mod, Control, Meta
 * or Alt work everywhere. A handled event is prevented.
 */
export function useHotkeys(keys: Hotkeys, { target, enabled = true }: Options = {}): void {
  const names = JSON.stringify(Object.keys(keys).sort())
  const call = useStableCallback((binding: string, event: KeyboardEvent) => {
    if (event.defaultPrevented || isInputMethodKey(event)) return
    if (!needsModifier(binding) && acceptsTyping(event.target)) return
    event.preventDefault()
    keys[binding]?.(event)
  })
  useEffect(() => {
    const element = target ? target.current : window
    if (!element || !enabled) return undefined
    const bindings = (JSON.parse(names) as string[]).flatMap((binding) =>
      spellings(binding).map(
        (spelling) => [spelling, (event: KeyboardEvent) => call(binding, event)] as const,
      ),
    )
    const handler = createKeybindingsHandler(Object.fromEntries(bindings))
    element.addEventListener('keydown', handler)
    return () => element.removeEventListener('keydown', handler)
  }, [names, target, enabled, call])
}
