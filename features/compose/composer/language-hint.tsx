import { useEffect, useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { LanguagesIcon } from '@/lib/ui/icons'
import { detectLanguage, wordsOf } from '../language/detect-language'
import { offeredName } from '../language/languages'
import { moreMessages as messages } from '../thread/thread-messages'
import styles from './composer.module.css'
import { isPlainly } from '../language/stop-words'

/** Delay between the last key press and the detection, in ms. */
const DETECTION_DELAY = 800

interface Props {
  text: string
  /** BCP 47. */
  language: string
  onChoose: (code: string) => void
}

/** Offers the detected language of a text when another is set. Never changes it automatically. */
export function LanguageHint({ text, language, onChoose }: Props) {
  const intl = useIntl()
  const [detected, setDetected] = useState<string | null>(null)
  useEffect(() => {
    let current = true
    const timer = setTimeout(() => {
      // A text that is clearly in the set language does not need the detector; without the detector there is no hint.
      void (isPlainly(language, wordsOf(text)) ? Promise.resolve(null) : detectLanguage(text))
        .catch(() => null)
        .then((code) => current && setDetected(code))
    }, DETECTION_DELAY)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text, language])
  const name = offeredName(intl, detected, language)
  if (detected === null || name === null) return null
  return (
    <Button
      size="small"
      variant="quiet"
      className={styles.detected}
      icon={<LanguagesIcon aria-hidden />}
      onClick={() => onChoose(detected)}
    >
      {intl.formatMessage(messages.detected, { language: name })}
    </Button>
  )
}
