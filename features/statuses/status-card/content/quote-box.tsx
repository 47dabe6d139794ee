import { useEffect, useRef, type ReactNode } from 'react'
import { nameOf } from '@/features/accounts'
import { useFilter } from '@/features/filters'
import { useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { keyWithin, useEntity, useRuntime } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { Button } from '@/lib/ui/button/button'
import { passFocus } from '@/lib/focus/pass-focus'
import type { Account, Quote, Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { useCardClick } from '../use-card-click'
import { quoteView, type CoverReason } from '../../quotes/quote-view'
import { useQuoteLost } from '../../quotes/use-quote-lost'
import { setOpened, useOpened } from '../../view-store'
import { StatusBody } from './status-body'
import { Header } from '../header'
import { messages } from '../messages'
import { NestedQuote } from './nested-quote'
import { PostParts } from './post-parts'
import { quoteBoxMessages } from './quote-messages'
import styles from './quote-box.module.css'

interface Props {
  quote: Quote
  /** The quoting post. */
  by: StatusId
}

function Note({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.note}>
      <span>{text}</span>
      {children}
    </div>
  )
}

/** The quoted post, or why it is not shown. */
export function QuoteBox({ quote, by }: Props) {
  const intl = useIntl()
  const { loader, me } = useRuntime()
  const view = quoteView(quote)
  if (view.kind === 'note')
    return (
      <Note text={intl.formatMessage(quoteBoxMessages[view.why])}>
        {view.why === 'pending' && me !== null && (
          <Button
            size="small"
            variant="quiet"
            onClick={({ currentTarget }) => {
              const post = currentTarget.closest('article')
              void loader.refresh({ kind: 'status', id: by }).then(() => passFocus(post, '[role=group]'))
            }}
          >
            {intl.formatMessage(quoteBoxMessages.checkAgain)}
          </Button>
        )}
      </Note>
    )
  const why = view.kind === 'cover' ? view.why : null
  if (view.id === null)
    return why && <Note text={intl.formatMessage(quoteBoxMessages[why], { domain: 'none' })} />
  return <Quoted id={view.id} why={why} by={by} quote={quote} />
}

/** Returns why a quoted post is covered although the server sent it. */
function coverOf(account: Account): CoverReason | null {
  if (account.hidden) return 'muted'
  return account.limited ? 'limited' : null
}

interface QuotedProps extends Props {
  id: StatusId
  why: CoverReason | null
}

function Quoted({ id, why, by, quote }: QuotedProps) {
  const intl = useIntl()
  const { identity } = useRuntime()
  const status = useEntity('status', id)
  const account = useEntity('account', status?.account ?? null)
  const filter = useFilter(status)
  const lost = useQuoteLost(quote)
  const key = keyWithin(identity, by)
  const { quote: open = false } = useOpened(key)
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    // The pressed button was removed: focus the revealed post.
    if (open && pressed.current) box.current?.focus()
    pressed.current = false
  }, [open])
  if (lost) return <Note text={intl.formatMessage(quoteBoxMessages.unavailable)} />
  if (!status || !account) return <Note text={intl.formatMessage(quoteBoxMessages.loading)} />
  const isFiltered = filter !== null && filter.action !== 'blur'
  const cover = why ?? coverOf(account) ?? (isFiltered ? 'filtered' : null)
  if (cover && !open)
    return (
      <Note
        text={
          cover === 'filtered'
            ? intl.formatMessage(messages.filtered, { title: intl.formatList(filter?.titles ?? []) })
            : intl.formatMessage(quoteBoxMessages[cover], { domain: account.acct.split('@')[1] ?? 'none' })
        }
      >
        <Button
          size="small"
          onClick={() => {
            pressed.current = true
            setOpened(key, { quote: true })
          }}
        >
          {intl.formatMessage(messages.showFiltered)}
        </Button>
      </Note>
    )
  return <Embedded status={status} account={account} blurs={filter?.blurs} box={box} />
}

interface EmbeddedProps {
  status: Status
  account: Account
  blurs: readonly string[] | undefined
  box: React.RefObject<HTMLDivElement | null>
}

function Embedded({ status, account, blurs, box }: EmbeddedProps) {
  const intl = useIntl()
  const { go, hrefOf } = useNavigation()
  const path = paths.status(account.acct, status.id)
  const press = useCardClick((inTab) => (inTab ? window.open(hrefOf(path), '_blank', 'noopener') : go(path)))
  return (
    // Its time is the link to it; clicking elsewhere is a shortcut for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      // No element has the plain role of a group.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={intl.formatMessage(quoteBoxMessages.by, { name: nameOf(account) })}
      tabIndex={-1}
      className={styles.quote}
      {...press}
      onClick={(event) => {
        event.stopPropagation()
        press.onClick(event)
      }}
      onAuxClick={(event) => {
        event.stopPropagation()
        press.onAuxClick(event)
      }}
    >
      <div className={styles.head}>
        <Avatar src={account.avatar_static} size="inline" />
        <Header status={status} account={account} />
      </div>
      <StatusBody status={status} expandWarnings={false}>
        {(shown) => (
          <>
            <PostParts status={shown} blurs={blurs} />
            {shown.quote && <NestedQuote status={shown} />}
          </>
        )}
      </StatusBody>
    </div>
  )
}
