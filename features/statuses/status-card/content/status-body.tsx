import { type ReactNode } from 'react'
import { EmojiText } from '@/lib/html/emoji-text'
import { useIntl } from '@/lib/i18n'
import { keyWithin, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import type { Status } from '@/schemas/entities'
import { useTranslatedStatus, type TranslatedStatus } from '../../translation/use-translated-status'
import { TranslationPart } from '../../translation/translate-bar'
import { setOpened, useOpened } from '../../view-store'
import { warningOpen } from '../../rules'
import { messages } from '../messages'
import { PostText } from './post-text'
import { useWarningsOpen } from './use-warnings-open'
import styles from './status-body.module.css'

interface Props {
  status: Status
  /** The open post of a thread is never folded. */
  whole?: boolean
  /** Offers to translate it below the text. */
  foreign?: boolean
  /** Open warnings unless closed by hand, regardless of the setting. */
  expandWarnings: boolean
  /** Media, poll, card and quote, covered by the same warning. */
  children?: (shown: TranslatedStatus) => ReactNode
}

/** The warning, the text and what belongs to it. */
export function StatusBody({ status: original, whole = false, foreign, expandWarnings, children }: Props) {
  const { identity } = useRuntime()
  const key = keyWithin(identity, original.id)
  const opened = useOpened(key)
  const status = useTranslatedStatus(original, opened.translated === true)
  const expand = useWarningsOpen(expandWarnings)
  const open = warningOpen(status.spoiler_text, expand, opened.warning)
  const warned = status.spoiler_text.trim() !== ''
  return (
    <>
      {warned && <Warning status={status} open={open} toggle={() => setOpened(key, { warning: !open })} />}
      {/* Announces revealed or translated text; the live region must exist before. */}
      <div aria-live={warned || opened.translated !== undefined ? 'polite' : undefined}>
        {open && <PostText status={status} whole={whole} name={key} />}
      </div>
      {open && (
        <>
          {(foreign || status.translation) && (
            <TranslationPart status={original} shown={status} name={key} whole={whole} />
          )}
          {children?.(status)}
        </>
      )}
    </>
  )
}

function Warning({ status, open, toggle }: { status: Status; open: boolean; toggle: () => void }) {
  const intl = useIntl()
  return (
    <div className={styles.warning}>
      <span dir="auto" className={styles.words}>
        <EmojiText text={status.spoiler_text} emojis={status.emojis} />
      </span>
      <Button size="small" aria-expanded={open} data-action="warning" onClick={toggle}>
        {intl.formatMessage(open ? messages.hideWarning : messages.showWarning)}
      </Button>
    </div>
  )
}
