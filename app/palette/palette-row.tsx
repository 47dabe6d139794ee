import { memo } from 'react'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { EmojiText } from '@/lib/html/emoji-text'
import type { PaletteItem } from './item'
import { splitLabel, type RankedItem } from './rank'
import styles from './palette.module.css'

interface Props {
  ranked: RankedItem
  /** Must be stable. */
  onChoose: (item: PaletteItem) => void
}

/** A result, with the matched parts of its label marked. Memoised: a key renders the palette several times. */
export const PaletteRow = memo(function PaletteRow({ ranked, onChoose }: Props) {
  const { item, marks } = ranked
  return (
    <Autocomplete.Item value={ranked} className={styles.item} onClick={() => onChoose(item)}>
      <span className={styles.icon} aria-hidden>
        {item.icon}
      </span>
      <span className={styles.words}>
        <bdi className={styles.label}>
          {splitLabel(item.label, marks).map(({ text, matched }, at) =>
            matched ? (
              <mark key={at} className={styles.match}>
                <EmojiText text={text} emojis={item.emojis ?? []} />
              </mark>
            ) : (
              <EmojiText key={at} text={text} emojis={item.emojis ?? []} />
            ),
          )}
        </bdi>
        {item.hint !== undefined && item.hint !== item.label && (
          <bdi className={styles.hint}>{item.hint}</bdi>
        )}
      </span>
      {item.keys !== undefined && <kbd className={styles.key}>{item.keys}</kbd>}
    </Autocomplete.Item>
  )
})
