import { useIntl } from '@/lib/i18n'
import { codeOf, keyOf, emojiNameOf, type Choice, type SkinTone } from '../button/choice'
import { messages } from '../messages'
import { Glyph } from '../data/glyph'
import styles from './picker.module.css'
import { TonePicker } from './tone-picker'

interface Props {
  /** The highlighted emoji. */
  choice: Choice | undefined
  tone: SkinTone
}

/**
 * The footer of the picker: the highlighted emoji with its name, and the skin tones. For sighted users;
 * screen readers have the grid.
 */
export function EmojiPreview({ choice, tone }: Props) {
  const intl = useIntl()
  const code = choice && codeOf(choice)
  return (
    <div className={styles.foot}>
      <div className={styles.preview} aria-hidden>
        {choice ? (
          <>
            <span className={styles.large}>
              <Glyph key={keyOf(choice)} choice={choice} tone={tone} />
            </span>
            <span className={styles.names}>
              {'native' in choice && <span dir="auto">{emojiNameOf(choice)}</span>}
              {code && <span className={styles.shortcode}>:{code}:</span>}
            </span>
          </>
        ) : (
          <span className={styles.hint}>{intl.formatMessage(messages.previewHint)}</span>
        )}
      </div>
      <TonePicker tone={tone} />
    </div>
  )
}
