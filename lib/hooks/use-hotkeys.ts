import { useEffect, type RefObject } from 'react'
import { createKeybindingsHandler } from 'tinykeys'
import { useStableCallback } from './use-stable-callback'

export type Hotkeys = Readonly<Record<string, (event: KeyboardEvent) => void>>

interface Options {
  /** Where keys are listened for. Default: the window. */
  target?: RefObject<HTMLElement | null>
  /** Default true. */
  enabled?: boolean
}

const NOT_TEXT = new Set([
  'button',
  'checkbox',
  'radio',
  'range',
  'color',
  'file',
  'image',
  'reset',
  'submit',
])

/** Is the target a place where letters are typed or mean something of their own (fields, menus, lists of options)? */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !NOT_TEXT.has(target.type)
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    target.isContentEditable ||
    target.closest('[contenteditable]:not([contenteditable="false"]), [role="menu"], [role="listbox"]') !==
      null
  )
}

const needsModifier = (binding: string) => /\$mod\+|Control\+|Meta\+|Alt\+/.test(binding)

// Whether "?" or "/" takes Shift depends on the keyboard; tinykeys asks for exactly the modifiers named.
const spellings = (binding: string): string[] =>
  /^[^\sa-z0-9]$/i.test(binding) ? [binding, `Shift+${binding}`] : [binding]

/**
 * Keyboard commands in the grammar of tinykeys ("j", "g h", "$mod+k", "?"). Plain keys do nothing where letters are
 * typed, while composing, or when someone else has taken the event; bindings with $mod, Control, Meta or Alt work
 * everywhere. An event that reaches its handler is not passed on to the browser.
 */
export function useHotkeys(keys: Hotkeys, { target, enabled = true }: Options = {}): void {
  const names = JSON.stringify(Object.keys(keys).sort())
  const call = useStableCallback((binding: string, event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    if (!needsModifier(binding) && takesLetters(event.target)) return
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
