import { useState } from 'react'
import { setSettings } from '@/features/settings'
import { useIntl } from '@/lib/i18n'
import { SKIN_TONES, type SkinTone } from '../button/choice'
import { messages, toneMessages } from '../messages'
import styles from './picker.module.css'

const HANDS: Readonly<Record<SkinTone, string>> = { 1: '✋', 2: '✋🏻', 3: '✋🏼', 4: '✋🏽', 5: '✋🏾', 6: '✋🏿' }

/** Chooses the skin tone of all emoji that have one: a hand that expands into six. The choice is stored. */
export function TonePicker({ tone }: { tone: SkinTone }) {
  const intl = useIntl()
  const [open, setOpen] = useState(false)
  const named = (one: SkinTone) => intl.formatMessage(toneMessages[one])
  if (!open)
    return (
      <button
        type="button"
        className={styles.tone}
        aria-expanded={false}
        aria-label={intl.formatMessage(messages.toneChosen, { tone: named(tone) })}
        title={intl.formatMessage(messages.tone)}
        onClick={() => setOpen(true)}
      >
        {HANDS[tone]}
      </button>
    )
  return (
    <fieldset className={styles.tones}>
      <legend className="visually-hidden">{intl.formatMessage(messages.tone)}</legend>
      {SKIN_TONES.map((one) => (
        <label key={one} className={styles.tone} title={named(one)}>
          <input
            type="radio"
            name="emoji-tone"
            className="visually-hidden"
            aria-label={named(one)}
            checked={one === tone}
            // Opened by keyboard: continue from the current tone.
            ref={one === tone ? (input) => input?.focus() : undefined}
            onChange={() => setSettings({ skinTone: one })}
            onClick={(event) => {
              // Arrow keys change the tone; a press confirms it.
              if (event.detail > 0) setOpen(false)
            }}
            onKeyDown={(event) => {
              event.stopPropagation()
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              setOpen(false)
            }}
          />
          <span aria-hidden>{HANDS[one]}</span>
        </label>
      ))}
    </fieldset>
  )
}
