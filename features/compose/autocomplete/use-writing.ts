import { useEffect, useRef, useState, type RefObject } from 'react'
import type { TextControl } from '@/lib/ui/text-area/insert-text'
import { isContinuation, tokenAt, type SuggestToken, type TokenKind } from './token'

const ALL: readonly TokenKind[] = ['account', 'tag', 'emoji']
/** Content warnings and poll options do not mention anyone. */
const EMOJI_ONLY: readonly TokenKind[] = ['emoji']

const kindsOf = (target: EventTarget | null): readonly TokenKind[] | null => {
  if (target instanceof HTMLTextAreaElement) return ALL
  return target instanceof HTMLInputElement && target.type === 'text' ? EMOJI_ONLY : null
}

/** The token being written, and the field it is in. */
export interface Writing {
  readonly field: TextControl
  readonly token: SuggestToken
}

interface Following {
  readonly writing: Writing | null
  /** Closes the suggestions for this token. */
  dismiss: () => void
}

const same = (a: SuggestToken, b: SuggestToken): boolean =>
  a.kind === b.kind && a.start === b.start && a.end === b.end && a.query === b.query

/** On-screen keyboards compose every word, also Latin ones; there a tap selects, never a key. */
const composesAll = (): boolean => window.matchMedia('(pointer: coarse)').matches

/**
 * Follows typing in the text fields of the form around `anchor`. Only typing starts a token; moving the caret away,
 * a selection, leaving the field and the first stroke of an input method end it.
 */
export function useWriting(anchor: RefObject<HTMLElement | null>, typed: RefObject<boolean>): Following {
  const [writing, setWriting] = useState<Writing | null>(null)
  const current = useRef<Writing | null>(null)
  /** The token on which Escape was pressed; it gets no more suggestions. */
  const quiet = useRef<Writing | null>(null)

  useEffect(() => {
    const form = anchor.current?.closest('form')
    if (!form) return undefined
    /** True while an input method composes: the text of the field is preliminary. */
    let composing = false
    const set = (next: Writing | null) => {
      const before = current.current
      if (before && next && before.field === next.field && same(before.token, next.token)) return
      current.current = next
      setWriting(next)
    }
    const read = (target: EventTarget | null): Writing | null => {
      const kinds = kindsOf(target)
      const field = target as TextControl
      if (!kinds || composing || field.readOnly || field.selectionStart !== field.selectionEnd) return null
      const token = tokenAt(field.value, field.selectionStart ?? 0, kinds)
      return token && { field, token }
    }
    const written = (event: Event) => {
      const next = read(event.target)
      const hushed = quiet.current
      if (hushed && next?.field === hushed.field && next.token.start === hushed.token.start) return set(null)
      quiet.current = null
      set(next)
    }
    const moved = () => {
      const before = current.current
      if (!before) return
      const next = read(document.activeElement)
      const goesOn =
        next && (isContinuation(before.token, next.token) || isContinuation(next.token, before.token))
      set(goesOn && next.field === before.field ? next : null)
    }
    const began = () => {
      if (composesAll()) return
      composing = true
      set(null)
    }
    const ended = (event: Event) => {
      if (!composing) return
      composing = false
      // Chromium fires the input event before this one, other browsers after it.
      written(event)
    }
    const left = () => {
      composing = false
      set(null)
    }
    if (typed.current && form.contains(document.activeElement)) set(read(document.activeElement))
    form.addEventListener('input', written)
    form.addEventListener('compositionstart', began)
    form.addEventListener('compositionend', ended)
    form.addEventListener('focusout', left)
    document.addEventListener('selectionchange', moved)
    return () => {
      form.removeEventListener('input', written)
      form.removeEventListener('compositionstart', began)
      form.removeEventListener('compositionend', ended)
      form.removeEventListener('focusout', left)
      document.removeEventListener('selectionchange', moved)
    }
  }, [anchor, typed])

  const dismiss = () => {
    quiet.current = current.current
    current.current = null
    setWriting(null)
  }
  return { writing, dismiss }
}
