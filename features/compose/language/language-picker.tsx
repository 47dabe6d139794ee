import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { CheckIcon } from '@/lib/ui/icons'
import type { TriggerProps } from '@/lib/ui/menu'
import { Popover } from '@/lib/ui/popover'
import { SearchInput } from '@/lib/ui/search-input/search-input'
import { isInputMethodKey } from '@/lib/util/input-method'
import { languageMessages as messages } from '../messages'
import { describeLanguage, searchLanguages } from './languages'
import styles from './language-picker.module.css'

interface Props {
  /** BCP 47. */
  value: string
  recent: readonly string[]
  onChange: (code: string) => void
  disabled?: boolean
}

interface ListProps extends Omit<Props, 'disabled'> {
  close: () => void
}

function LanguageList({ value, recent, onChange, close }: ListProps) {
  const intl = useIntl()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const first = useMemo(() => [value, ...recent.filter((code) => code !== value)], [value, recent])
  const languages = useMemo(() => searchLanguages(intl, query, first), [intl, query, first])
  const [chosenIndex, setChosenIndex] = useState(0)
  const activeIndex = Math.min(chosenIndex, languages.length - 1)

  const choose = (code: string | undefined) => {
    if (code === undefined) return
    onChange(code)
    close()
  }
  const move = (to: number) => {
    const next = Math.max(0, Math.min(languages.length - 1, to))
    setChosenIndex(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isInputMethodKey(event.nativeEvent)) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }
    const step = steps[event.key]
    if (step !== undefined) move(activeIndex + step)
    else if (event.key === 'Enter') choose(languages[activeIndex]?.code)
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.picker}>
      <SearchInput
        label={intl.formatMessage(messages.search)}
        // The element is an input.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={activeIndex >= 0 ? `${id}-${activeIndex}` : undefined}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setChosenIndex(0)
        }}
        onKeyDown={handleKeyDown}
      />
      <div
        ref={list}
        id={`${id}-list`}
        // A native select can neither be searched nor show two names per option.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={intl.formatMessage(messages.label)}
        className={styles.list}
      >
        {languages.map(({ code, name, nativeName }, index) => (
          // The field handles the keys; `aria-activedescendant` points here.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={code}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            aria-selected={code === value}
            data-active={index === activeIndex || undefined}
            className={styles.option}
            onClick={() => choose(code)}
            onPointerMove={() => setChosenIndex(index)}
          >
            <bdi>{name}</bdi>
            {nativeName && (
              <bdi className={styles.nativeName} lang={code}>
                {nativeName}
              </bdi>
            )}
            <span className={styles.code} aria-hidden translate="no">
              {code !== name && code}
            </span>
            {code === value && <CheckIcon className={styles.mark} size="1.125rem" aria-hidden />}
          </div>
        ))}
      </div>
      <p className={styles.none} aria-live="polite">
        {languages.length === 0 && intl.formatMessage(messages.none)}
      </p>
    </div>
  )
}

/** The language of the post: a short button, and a list that is searched by native name, name or code. */
export function LanguagePicker({ value, recent, onChange, disabled = false }: Props) {
  const intl = useIntl()
  const { name } = describeLanguage(intl, value)
  const label = intl.formatMessage(messages.button, { language: name })
  const renderButton = (trigger: TriggerProps) => (
    <Button
      variant="quiet"
      size="small"
      className={styles.trigger}
      aria-label={label}
      data-tooltip={label}
      disabled={disabled}
      {...trigger}
    >
      <span translate="no">{value.toUpperCase()}</span>
    </Button>
  )
  return (
    <Popover label={intl.formatMessage(messages.label)} align="start" trigger={renderButton}>
      {(close) => <LanguageList value={value} recent={recent} onChange={onChange} close={close} />}
    </Popover>
  )
}
