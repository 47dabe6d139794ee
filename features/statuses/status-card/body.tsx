import { type ReactNode } from 'react'
import { useIntl } from '@/lib/i18n'
import { Html } from '@/lib/html/html'
import type { ContentLink } from '@/lib/html/links'
import { renderHtml } from '@/lib/html/render'
import { useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import type { Status } from '@/schemas/entities'
import { setOpened, useOpened } from '../view-store'
import { warningOpen } from '../rules'
import { messages } from './messages'
import styles from './body.module.css'

interface Props {
  status: Status
  /** The open post of a thread is never folded. */
  whole?: boolean
  /** Warnings are open unless closed by hand. */
  expandWarnings: boolean
  /** Media, poll, card and quote: behind the same warning. */
  children?: ReactNode
}

/** Warning, text and what belongs to it. */
export function Body({ status, whole = false, expandWarnings, children }: Props) {
  const { identity } = useRuntime()
  const key = `${identity.who}/${status.id}`
  const opened = useOpened(key)
  const open = warningOpen(status.spoiler_text, expandWarnings, opened.warning)
  return (
    <>
      {status.spoiler_text.trim() !== '' && (
        <Warning text={status.spoiler_text} open={open} toggle={() => setOpened(key, { warning: !open })} />
      )}
      {open && (
        <>
          <Text status={status} whole={whole || opened.unfolded === true} name={key} foldable={!whole} />
          {children}
        </>
      )}
    </>
  )
}

function Warning({ text, open, toggle }: { text: string; open: boolean; toggle: () => void }) {
  const intl = useIntl()
  return (
    <div className={styles.warning}>
      <span dir="auto" className={styles.words}>
        {text}
      </span>
      <Button size="small" aria-expanded={open} onClick={toggle}>
        {intl.formatMessage(open ? messages.hideWarning : messages.showWarning)}
      </Button>
    </div>
  )
}

interface TextProps {
  status: Status
  whole: boolean
  foldable: boolean
  name: string
}

function Text({ status, whole, foldable, name }: TextProps) {
  const intl = useIntl()
  const { go } = useNavigation()
  const { identity } = useRuntime()
  const options = {
    emojis: status.emojis,
    mentions: status.mentions,
    tags: status.tags,
    quoted: status.quote?.state === 'accepted' && status.quote.status !== null,
    server: identity.server,
  }
  const { long, text } = renderHtml(status.content, options)
  if (text.trim() === '') return null
  const folded = long && !whole
  const onNavigate = (link: ContentLink) => {
    if (link.kind === 'remote') return false
    go(link.path)
    return true
  }
  return (
    <div className={styles.text}>
      <div className={styles.fold} data-folded={folded || undefined}>
        <Html content={status.content} {...options} lang={status.language} onNavigate={onNavigate} />
      </div>
      {long && foldable && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={!folded}
          onClick={() => setOpened(name, { unfolded: folded })}
        >
          {intl.formatMessage(folded ? messages.readMore : messages.readLess)}
        </button>
      )}
    </div>
  )
}
