import { useEffect, useRef } from 'react'
import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { Checkbox } from '@/lib/ui/checkbox/checkbox'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { AddIcon, CloseIcon } from '@/lib/ui/icons'
import { TextField } from '@/lib/ui/text-field/text-field'
import { newKeyword, type KeywordDraft } from './draft'
import { messages } from './messages'
import styles from './filter-editor.module.css'

interface Props {
  keywords: readonly KeywordDraft[]
  /** Maximum number of keywords; the v1 API changes one at a time. */
  most: number
  /** Error of the keyword at a position. */
  errorAt: (at: number) => string | undefined
  onChange: (keywords: readonly KeywordDraft[]) => void
}

/** The keywords of a filter, with buttons to add and remove them. */
export function KeywordFields({ keywords, most, errorAt, onChange }: Props) {
  const intl = useIntl()
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  /** Position of the field to focus after a change; -1 for the button that adds. */
  const focusNext = useRef<number | null>(null)
  useEffect(() => {
    const at = focusNext.current
    focusNext.current = null
    if (at === null) return
    const field = list.current?.querySelectorAll<HTMLInputElement>('input[type="text"]')[at]
    ;(field ?? addButton.current)?.focus()
  })
  const change = (at: number, part: Partial<KeywordDraft>) =>
    onChange(keywords.map((keyword, index) => (index === at ? { ...keyword, ...part } : keyword)))
  const remove = (at: number) => {
    focusNext.current = Math.min(at, keywords.length - 2)
    onChange(keywords.filter((_, index) => index !== at))
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{intl.formatMessage(messages.keywords)}</legend>
      <p className={styles.hint}>{intl.formatMessage(messages.keywordsHint)}</p>
      <ul className={styles.keywords} ref={list}>
        {keywords.map((keyword, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- new keywords have no other identity
          <li key={at} className={styles.keyword}>
            <TextField
              label={intl.formatMessage(messages.keyword, { number: at + 1 })}
              hideLabel
              placeholder={intl.formatMessage(messages.keywordPlaceholder)}
              value={keyword.keyword}
              error={errorAt(at)}
              autoComplete="off"
              autoCapitalize="none"
              onChange={(event) => change(at, { keyword: event.target.value })}
            />
            <div className={styles.keywordOptions}>
              <Checkbox
                label={intl.formatMessage(messages.wholeWord)}
                checked={keyword.whole_word}
                onChange={(whole_word) => change(at, { whole_word })}
              />
              {most > 1 && (
                <IconButton
                  icon={<CloseIcon size={18} aria-hidden />}
                  label={intl.formatMessage(messages.removeKeyword, { number: at + 1 })}
                  onClick={() => remove(at)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {keywords.length < most && (
        <Button
          ref={addButton}
          size="small"
          icon={<AddIcon size={16} aria-hidden />}
          onClick={() => {
            focusNext.current = keywords.length
            onChange([...keywords, newKeyword()])
          }}
        >
          {intl.formatMessage(messages.addKeyword)}
        </Button>
      )}
    </fieldset>
  )
}
