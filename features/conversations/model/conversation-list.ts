import { notifyManager, skipToken } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { onFact } from '@/lib/bus'
import { idRefs } from '@/lib/cache'
import {
  followStreams,
  isId,
  listedIds,
  LiveListEngine,
  storedLiveList,
  type ListEvent,
  type ListSnapshot,
  type ListState,
  type LiveListPorts,
} from '@/lib/live-list'
import { compareId } from '@/lib/live-list/compare-id'
import type { Runtime } from '@/lib/runtime'
import { onReachable } from '@/lib/runtime/on-reachable'
import type { StreamEvent } from '@/lib/streaming'
import { conversationsDto } from '@/schemas/notifications/conversation'
import type { AccountId, ConversationId, StatusId } from '@/schemas/primitives'
import { statusesDto } from '@/schemas/statuses/status'
import { conversationKeys } from '../keys'
import { pollConversations } from '../poll-conversations'
import {
  CONVERSATIONS_PATH,
  fetchConversationsPage,
  hasConversations,
  normaliseConversations,
  normaliseDirect,
  ruleOutEmptyConversations,
  type ConversationsPage,
  type ReadConversations,
} from '../queries'
import { conversationChanges } from '../share-changes'
import type { Conversation, ConversationsByLast, PostOfConversation } from './conversation'
import { isHiddenConversation } from './hidden'
import { newestVersions, newerEntries } from './rows'

/** Conversations to store for times without a connection. */
const MAX_STORED = 40
/** Unlisted conversations to keep before they are dropped. */
const MAX_UNLISTED = 100

const NONE: ConversationsByLast = {}
const NO_POSTS: PostOfConversation = {}

/** Reads a page that this tab or another one polled; null when it is not one. */
function readPolled(runtime: Runtime, page: unknown): [ConversationsPage, number] | null {
  const { cache, me } = runtime
  const isDirect = !hasConversations(runtime)
  const schema = isDirect ? statusesDto : conversationsDto
  const read = z.safeParse(schema, page)
  if (!read.success || me === null) return null
  const lost = Array.isArray(page) ? page.length - read.data.length : 0
  // A page without anything readable says nothing about the list.
  if (read.data.length === 0 && (lost > 0 || (!isDirect && ruleOutEmptyConversations(runtime)))) return null
  const split = isDirect
    ? normaliseDirect(read.data as z.output<typeof statusesDto>, me)
    : normaliseConversations(read.data as z.output<typeof conversationsDto>)
  return [{ ...split, sent: cache.tick() }, lost]
}

function onEvent(list: ConversationList, { event, payload }: StreamEvent) {
  const { me, loader } = list.runtime
  if (event === 'conversation') list.changed(normaliseConversations([payload]))
  else if (event === 'delete' && list.state.entries.includes(payload)) loader.verify(payload)
  else if (
    event === 'update' &&
    payload.visibility === 'direct' &&
    me !== null &&
    !hasConversations(list.runtime)
  )
    list.changed(normaliseDirect([payload], me, { live: true }))
}

function portsOf(
  runtime: Runtime,
  handle: { list?: ConversationList },
): LiveListPorts<StatusId, ConversationsPage> {
  const { cache, me, poller, streaming } = runtime
  return {
    order: compareId,
    fetchPage: (request, signal) => fetchConversationsPage(runtime, request, signal),
    read({ conversations, rows, sent }) {
      cache.ingest([...rows], sent)
      handle.list?.put(conversations)
      return conversations.map(({ last }) => last)
    },
    isGone: (id) => cache.read('status', id)?.gone === true,
    isVisible: (id) => handle.list?.hasRow(id) ?? false,
    channel:
      me === null
        ? null
        : (sink) =>
            followStreams(
              {
                streaming,
                poller: { ...poller, add: (_task, receive) => pollConversations(runtime, receive) },
                // Only `direct` has conversations; `user` reports deleted posts.
                channels: [{ stream: 'user' }, { stream: 'direct' }],
                task: { key: 'conversations', path: CONVERSATIONS_PATH },
                onEvent: (event) => handle.list && onEvent(handle.list, event),
                onPolled: (page) => {
                  const read = readPolled(runtime, page)
                  if (read) sink.polled(read[0], { lost: read[1] })
                },
              },
              sink,
            ),
    now: () => runtime.now(),
    onReachable: (listener) => onReachable(runtime, listener),
  }
}

/**
 * The live list of conversations. An entry is the last post of a conversation, so entries sort by age and are cursors of
 * pages. A conversation with a new post gets a new entry at the top; its rows are merged.
 */
export class ConversationList extends LiveListEngine<StatusId, ConversationsPage> {
  constructor(readonly runtime: Runtime) {
    const handle: { list?: ConversationList } = {}
    super(runtime.client, conversationKeys.list(), portsOf(runtime, handle))
    handle.list = this
  }

  get items(): ConversationsByLast {
    return this.client.getQueryData<ConversationsByLast>(conversationKeys.items()) ?? NONE
  }

  get deleted(): PostOfConversation {
    return this.client.getQueryData<PostOfConversation>(conversationKeys.deleted()) ?? NO_POSTS
  }

  get read(): PostOfConversation {
    return this.client.getQueryData<PostOfConversation>(conversationKeys.read()) ?? NO_POSTS
  }

  /** The newest known version of a conversation, also while its last post is pending. */
  find(id: ConversationId): Conversation | undefined {
    return newestVersions(this.state.entries, this.items).get(id)
  }

  hasRow(last: StatusId): boolean {
    const conversation = this.items[last]
    return conversation !== undefined && !isHiddenConversation(this.runtime, conversation, this.deleted)
  }

  /** Stores conversations. The latest answer about a last post counts. */
  put(conversations: readonly Conversation[]): void {
    if (conversations.length === 0) return
    const added = Object.fromEntries(conversations.map((each) => [each.last, each]))
    this.client.setQueryData<ConversationsByLast>(conversationKeys.items(), { ...this.items, ...added })
  }

  /** Drops conversations that the list no longer contains, once there are many. */
  #prune() {
    const { items } = this
    const listed = listedIds(this.state).filter(isId)
    if (Object.keys(items).length <= listed.length + MAX_UNLISTED) return
    const kept = listed.flatMap((id) => items[id] ?? [])
    this.client.setQueryData(
      conversationKeys.items(),
      Object.fromEntries(kept.map((each) => [each.last, each])),
    )
  }

  override dispatch(event: ListEvent<StatusId>): void {
    super.dispatch(event)
    this.#prune()
  }

  /** Conversations have a new last post, were read elsewhere, or lost their last post. */
  changed({ conversations, rows }: ReadConversations): void {
    const { cache, loader, me } = this.runtime
    notifyManager.batch(() => {
      cache.ingest([...rows], cache.tick(), { partial: true })
      this.put(conversations)
      for (const conversation of conversations) {
        // An event is late, or newer posts were deleted.
        for (const newer of newerEntries(this.state, this.items, conversation, compareId))
          loader.verify(newer)
        if (cache.read('status', conversation.last)?.account === me) this.reveal(conversation.last)
        else if (this.hasRow(conversation.last)) this.arrived(conversation.last)
      }
    })
  }

  /** Shows an own new post in its conversation at once, and asks the server when the conversation is unknown. */
  published(id: StatusId): void {
    const status = this.runtime.cache.read('status', id)
    if (status?.visibility !== 'direct' || !this.state.loaded) return
    const known = Object.values(this.items).find(({ last }) => last === status.in_reply_to_id)
    if (known) this.changed({ conversations: [{ ...known, last: id, unread: false }], rows: [] })
    else this.refresh()
  }

  /** A last post was deleted: its conversation may continue with the post before, which the server knows. */
  postDeleted(id: StatusId): void {
    if (!this.state.entries.includes(id)) return
    this.removed([id])
    this.refresh()
  }
}

/** Registers how the list and its conversations are stored, and the entities that a conversation refers to. */
function prepareQueries({ cache, client }: Runtime) {
  const restored = new WeakSet<ConversationsByLast>()
  const list = storedLiveList<StatusId>(MAX_STORED, compareId)
  cache.lists.register<ConversationsByLast>(conversationKeys.items(), {
    refs: (items) =>
      Object.values(items).flatMap(({ last, accounts }) => [
        ...idRefs('status', [last]),
        ...idRefs<'account'>('account', accounts as AccountId[]),
      ]),
    snapshot: {
      // Those of the stored list, which has no rows without them.
      take(items) {
        const state = client.getQueryData<ListState<StatusId>>(conversationKeys.list())
        const stored = state && (list.take(state, []) as ListSnapshot<StatusId> | undefined)
        return (
          stored &&
          Object.fromEntries(
            stored.entries.filter(isId).flatMap((id) => (items[id] ? [[id, items[id]]] : [])),
          )
        )
      },
      restore(stored) {
        const items = { ...(stored as ConversationsByLast) }
        restored.add(items)
        return items
      },
      isCurrent: (items) => !restored.has(items),
    },
  })
  cache.lists.register<ListState<StatusId>>(conversationKeys.list(), {
    refs: () => [],
    snapshot: { ...list, recent: true },
  })
}

function createList(runtime: Runtime): ConversationList {
  const { client, identity } = runtime
  client.setQueryDefaults(['conversations'], {
    // A change with an unknown outcome reads its set again; these have no request.
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  })
  for (const key of [conversationKeys.read(), conversationKeys.deleted()])
    if (client.getQueryData(key) === undefined) client.setQueryData(key, NO_POSTS)
  prepareQueries(runtime)
  conversationChanges.follow(runtime)
  const list = new ConversationList(runtime)
  const isHere = (fact: { identity: string }) => fact.identity === identity.key
  const unsubscribers = [
    onFact('statusDeleted', (fact) => void (isHere(fact) && list.postDeleted(fact.statusId))),
    onFact('statusPublished', (fact) => {
      if (isHere(fact) && fact.statusId !== null) list.published(fact.statusId)
    }),
    // Those of a muted account may be back.
    onFact('accountShown', (fact) => void (isHere(fact) && list.state.loaded && list.refresh())),
    onFact('domainShown', (fact) => void (isHere(fact) && list.state.loaded && list.refresh())),
  ]
  runtime.onClose(() => {
    for (const unsubscribe of unsubscribers) unsubscribe()
    list.close()
  })
  return list
}

/** The list of conversations of a runtime, created on first use. */
export const conversationListOf = (runtime: Runtime): ConversationList => runtime.service(createList)
