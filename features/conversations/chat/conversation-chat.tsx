import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { ReplyComposer, useUnsentReplies } from '@/features/compose'
import { isFocusLost } from '@/lib/focus/focusable'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { fullDate, useIntl } from '@/lib/i18n'
import { waitsForMore } from '@/lib/live-list'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { TailFailed } from '@/lib/ui/error-state/tail-failed'
import { DirectIcon, DownIcon } from '@/lib/ui/icons'
import { useListState } from '@/lib/ui/live-list/use-live-view'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { OPEN_CONVERSATION } from '@/lib/util/on-screen'
import { isInputMethodKey } from '@/lib/util/input-method'
import type { StatusId } from '@/schemas/primitives'
import { isOfServer, type Conversation } from '../model/conversation'
import { conversationListOf } from '../model/conversation-list'
import { peopleText } from '../people'
import { useCachedAccounts } from '../use-cached-entities'
import { ChatLog, Origin } from './chat-log'
import { chatMessages } from './chat-messages'
import { chatRows } from './chat-rows'
import { OlderPosts } from './older-posts'
import { useAnnouncedArrivals } from './use-arrivals'
import { useConversationPosts } from './use-conversation-posts'
import { useMarkAsRead } from './use-mark-as-read'
import { useNewest } from './use-newest'
import styles from './conversation-chat.module.css'

/** Posts to show at first, and to add each time. */
const PAGE_SIZE = 50
/** Devices where focusing a field does not open an on-screen keyboard. */
const HAS_KEYBOARD = '(hover: hover) and (pointer: fine)'

/** True when nothing but the title of the page has the focus. */
const isFocusFree = () => isFocusLost() || document.activeElement?.matches('h1') === true

/** Limits the log to the newest posts at first. Shown posts stay when new ones arrive. */
function useShownPosts(ids: readonly StatusId[]) {
  const [first, setFirst] = useState<StatusId | null>(null)
  const [wanted, setWanted] = useState(false)
  const at = first === null ? -1 : ids.indexOf(first)
  const skipped = at === -1 ? Math.max(0, ids.length - PAGE_SIZE) : at
  const showFrom = (index: number) => setFirst(ids[Math.max(0, index)] ?? null)
  // Runs again after the first shown post was deleted.
  if (at === -1 && ids.length > 0) showFrom(skipped)
  if (wanted && at > 0) {
    setWanted(false)
    showFrom(at - PAGE_SIZE)
  }
  return {
    skipped,
    /** Shows older posts now, or as soon as they are loaded. */
    showOlder: () => setWanted(true),
  }
}

/** Loads older posts of a conversation that the client made of private mentions, from older pages of the list. */
function useOlderPages(conversation: Conversation) {
  const runtime = useRuntime()
  const list = useMemo(() => conversationListOf(runtime), [runtime])
  const state = useListState<StatusId>(list)
  return {
    hasMore: !isOfServer(conversation) && state.hasMore,
    busy: waitsForMore(state) || state.requests.length > 0,
    load: () => (state.tail.failed === null ? list.older() : list.retry()),
  }
}

/** A conversation as a chat: its posts by time, and the composer. Escape returns to the list. */
export default function ConversationChat({ conversation }: { conversation: Conversation }) {
  const intl = useIntl()
  const { me, identity } = useRuntime()
  const { backTo } = useNavigation()
  const people = useCachedAccounts(conversation.accounts)
  const { posts, origin, isLoading, error, isFetching, refetch } = useConversationPosts(conversation)
  useMarkAsRead(conversation)
  useAnnouncedArrivals(posts)
  const [draftId, setDraftId] = useState<string | null>(null)
  const ids = useMemo(() => posts.map(({ id }) => id), [posts])
  const replies = useUnsentReplies(ids)
  const own = useMemo(() => posts.filter(({ account }) => account === me), [posts, me])
  // Leaves out a failed reply that the composer shows, and a sent one whose post arrived before the answer.
  const unsent = replies.filter(({ id, state, isSentAs }) =>
    state === 'sending' ? !own.some(isSentAs) : id !== draftId,
  )
  const failedId = replies.find(({ state }) => state === 'failed')?.id ?? null
  const pages = useOlderPages(conversation)
  const { skipped, showOlder } = useShownPosts(ids)
  const rows = useMemo(
    () => chatRows(posts, me, (at) => fullDate(intl, at), skipped),
    [posts, me, intl, skipped],
  )
  const chat = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const { hasNew, toEnd } = useNewest({
    chat,
    end,
    rows,
    newest: posts.at(-1)?.id ?? null,
    sending: unsent.findLast(({ state }) => state === 'sending')?.id ?? null,
  })
  const mayFocus = useStableCallback(() => matchMedia(HAS_KEYBOARD).matches && isFocusFree())

  const label = intl.formatMessage(chatMessages.label, { names: peopleText(people, me, intl) })
  const hasOlder = skipped > 0
  const isEmpty = posts.length === 0
  const leave = (event: KeyboardEvent<HTMLDivElement>) => {
    // Ignore events that bubble from menus and dialogs in portals, and those that the text field has handled.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (event.key !== 'Escape' || isInputMethodKey(event.nativeEvent)) return
    if (event.defaultPrevented || !isInside) return
    event.preventDefault()
    backTo(paths.conversations)
  }

  return (
    // Handles Escape of all posts and fields inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={chat} className={styles.chat} {...{ [OPEN_CONVERSATION]: identity.key }} onKeyDown={leave}>
      <p className={styles.banner}>
        <DirectIcon size="0.875rem" aria-hidden />
        {intl.formatMessage(chatMessages.banner)}
      </p>
      {isEmpty && error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : isEmpty && isLoading ? (
        <SkeletonList kind="account" />
      ) : isEmpty ? (
        <EmptyState icon={<DirectIcon />} title={intl.formatMessage(chatMessages.nothing)} />
      ) : (
        <>
          {error && (
            <div className={styles.partly}>
              <TailFailed text={intl.formatMessage(chatMessages.partly)} error={error}>
                <Button size="small" busy={isFetching} onClick={() => void refetch()}>
                  {intl.formatMessage(chatMessages.again)}
                </Button>
              </TailFailed>
            </div>
          )}
          {hasOlder || pages.hasMore ? (
            <OlderPosts
              busy={!hasOlder && pages.busy}
              loaded={hasOlder}
              onMore={() => {
                showOlder()
                if (!hasOlder) pages.load()
              }}
            />
          ) : (
            origin && <Origin status={origin} />
          )}
          <ChatLog
            label={label}
            busy={isFetching}
            rows={rows}
            size={posts.length}
            unsent={unsent}
            onEdit={setDraftId}
          />
        </>
      )}
      <div ref={end} />
      <div className={styles.foot}>
        <output className={styles.jump}>
          {hasNew && (
            <Button size="small" variant="primary" icon={<DownIcon aria-hidden />} onClick={toEnd}>
              {intl.formatMessage(chatMessages.newPosts)}
            </Button>
          )}
        </output>
        {!isEmpty && (
          <ReplyComposer
            statusId={conversation.last}
            draftId={draftId}
            onOpenDraft={setDraftId}
            failedId={failedId}
            mayFocus={mayFocus}
          />
        )}
      </div>
    </div>
  )
}
