import { useEffect, useRef, useState } from 'react'
import { languageName, percent, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import { setOpened } from '../view-store'
import { translationMessages as messages } from './messages'
import { showTranslation } from './toggle-translation'
import { useReadLanguages } from './use-read-languages'
import type { TranslatedStatus } from './use-translated-status'
import { useTranslator } from './use-translator'

/** State and press of a button that translates a post, and back; null where nothing translates it. `name`: key in the view store. */
export function useTranslateButton(status: Status, shown: TranslatedStatus, name: string) {
  const intl = useIntl()
  const runtime = useRuntime()
  const translator = useTranslator(status, useReadLanguages())
  const [share, setShare] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  /** True after the press, possibly while a confirmation is open. */
  const wanted = useRef(false)
  const alive = useRef(true)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  const on = shown.translation !== undefined
  if (!on && !translator) return null

  const press = async () => {
    if (wanted.current) return
    if (on) return setOpened(name, { translated: false })
    if (!translator) return
    wanted.current = true
    const onStart = () => alive.current && setBusy(true)
    const progress = (part: number) => alive.current && setShare(part < 1 ? part : null)
    await showTranslation({ status, ...translator, runtime, intl, onStart, progress }, name)
    wanted.current = false
    if (alive.current) {
      setBusy(false)
      setShare(null)
    }
  }
  const offer = status.language
    ? intl.formatMessage(messages.translate, { language: languageName(intl, status.language) })
    : intl.formatMessage(messages.translateUnknown)
  const loaded = share === null ? null : percent(intl, share, 1)
  const working =
    loaded === null
      ? intl.formatMessage(messages.working)
      : intl.formatMessage(messages.loading, { share: loaded })
  return {
    on,
    busy,
    /** How much of the language data was downloaded; null while nothing is. */
    loaded,
    label: busy ? working : on ? intl.formatMessage(messages.showOriginal) : offer,
    press: () => void press(),
  }
}
