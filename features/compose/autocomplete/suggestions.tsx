import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { keyOf, rememberEmoji } from '@/features/emoji'
import { useSetting } from '@/features/settings'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { insertText } from '@/lib/ui/text-area/insert-text'
import { isInputMethodKey } from '@/lib/util/input-method'
import { completionOf } from './completion'
import { messages } from './messages'
import { replaceToken } from './replace'
import { SuggestionRow } from './suggestion-row'
import type { Suggestion } from './sources'
import styles from './suggestions.module.css'
import { useFieldSemantics } from './use-field-semantics'
import { useBoxPosition } from './use-box-position'
import { useSuggestions } from './use-suggestions'
import { useWriting } from './use-writing'

const LABELS = { account: messages.accounts, tag: messages.tags, emoji: messages.emojis }

/** Returns the highlighted suggestion: the one moved to, or the first. Hashtags have no default, as any word may be one. */
function activeIndex(items: readonly Suggestion[], chosen: string | null): number {
  const at = items.findIndex(({ key }) => key === chosen)
  return at >= 0 || items[0]?.kind === 'tag' ? at : 0
}

interface Props {
  /** True when the author typed before this component was loaded. */
  typed: RefObject<boolean>
}

/**
 * Suggestions at the caret for the text fields of the surrounding form: accounts, hashtags and emoji in texts, emoji in single
 * lines. Only Tab, Enter and a click insert one, and only a visibly highlighted one; Escape closes only the list.
 */
export default function Suggestions({ typed }: Props) {
  const intl = useIntl()
  const id = useId()
  const tone = useSetting('skinTone')
  const { identity } = useRuntime()
  const anchor = useRef<HTMLSpanElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const { writing, dismiss } = useWriting(anchor, typed)
  const items = useSuggestions(writing?.token ?? null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [chosenFor, setChosenFor] = useState<number | null>(null)
  const start = writing?.token.start ?? null
  // A new token starts without a selection.
  if (chosenFor !== start) {
    setChosenFor(start)
    setChosen(null)
  }
  const active = activeIndex(items, chosen)
  const open = writing !== null && items.length > 0

  useFieldSemantics(open ? writing.field : null, {
    list: `${id}-list`,
    active: active >= 0 ? `${id}-${active}` : null,
  })
  useBoxPosition(box, open ? writing : null, items.length)

  const take = (item: Suggestion) => {
    if (!writing) return
    const { field, token } = writing
    // The text may have changed since the suggestions were requested.
    if (!field.value.slice(token.start, token.end).endsWith(token.query)) return dismiss()
    if (item.kind === 'emoji') rememberEmoji(identity.key, keyOf(item.choice), Date.now())
    const { from, to, text } = replaceToken(field.value, token, completionOf(item, token, tone))
    insertText(field, text, from, to)
  }
  const pressed = useStableCallback((event: KeyboardEvent) => {
    if (!open || event.target !== writing.field) return
    if (isInputMethodKey(event)) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const last = items.length - 1
    if (event.key === 'ArrowDown') setChosen(items[active >= last ? 0 : active + 1]?.key ?? null)
    else if (event.key === 'ArrowUp') setChosen(items[active <= 0 ? last : active - 1]?.key ?? null)
    else if (event.key === 'Escape') dismiss()
    else if (event.key === 'Enter' || event.key === 'Tab') {
      const item = items[active]
      if (!item) return
      take(item)
    } else return
    event.preventDefault()
    // Handle it before the form, the dialog around it and the shortcuts of the app.
    event.stopImmediatePropagation()
  })
  useEffect(() => {
    window.addEventListener('keydown', pressed, true)
    return () => window.removeEventListener('keydown', pressed, true)
  }, [pressed])
  useEffect(() => {
    box.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <>
      <span ref={anchor} hidden />
      <span className="visually-hidden" aria-live="polite">
        {open && intl.formatMessage(messages.count, { count: items.length })}
      </span>
      {open && (
        // The field handles the keys and points here.
        <div
          ref={box}
          id={`${id}-list`}
          popover="manual"
          // A native list cannot be positioned at a caret.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listbox"
          aria-label={intl.formatMessage(LABELS[writing.token.kind])}
          className={styles.box}
          dir={intl.dir}
        >
          {items.map((item, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={item.key}
              id={`${id}-${at}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              aria-selected={at === active}
              className={styles.option}
              // The field keeps the focus and its caret.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(item)}
            >
              <SuggestionRow suggestion={item} tone={tone} />
            </div>
          ))}
        </div>
      )}
    </>
  )
}
