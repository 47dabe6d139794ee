import { waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { documentScroller } from '@/lib/column'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import type { ListId, StatusId } from '@/schemas/primitives'
import { scrollPositionOf, visitScrollPosition } from '../pages/scroll-positions'
import { ConversationsRoute } from './conversations/list'
import { ExploreRoute } from './explore'
import { LinkRoute } from './link'
import { ListRoute } from './lists/list'
import { NotificationRequestsRoute } from './notifications/notification-requests'
import { FollowRequestsRoute } from './people/follow-requests'
import { BlocksRoute, DomainBlocksRoute, MutesRoute } from './people/hidden-people'
import { TaggedRoute } from './profile/featured'
import { MediaRoute } from './profile/media'
import { FollowersRoute } from './profile/people'
import { PostsRoute, RepliesRoute } from './profile/posts'
import { AllRoute } from './public'
import { FavouritesRoute, PinnedRoute } from './status-lists'
import { BoostedByRoute, FavouritedByRoute } from './status/people'
import { QuotesRoute } from './status/quotes'
import { TagRoute } from './tag'

vi.spyOn(window, 'scrollTo').mockReturnValue()

const EVE = 'eve@remote.example'
const STORY = 'https://news.example/story'
/** Rows of a list, which are more than are mounted at its top. */
const COUNT = 30
/** The row being read; in rows of three images, the first one of a row. */
const READ = 21

/** A list on screen, the name of its position, and the keys of its rows from its top. */
interface Shown {
  screen: ReactNode
  name: string
  keys: string[]
}

/** Publishes posts; returns their ids, the newest first. */
function posts({ simulator }: Stage, acct: string, draft: object = {}): string[] {
  return Array.from({ length: COUNT }, (_, at) => {
    simulator.script.advance(1000)
    return simulator.script.as(acct).publish({ text: `Post ${at}.`, ...draft }).id
  }).toReversed()
}

/** Adds people who then act; returns their ids, the last one first. */
function people({ simulator: { script } }: Stage, act: (acct: string) => void): string[] {
  return Array.from({ length: COUNT }, (_, at) => {
    const acct = `person${at}`
    const id = script.person(acct)
    script.advance(1000)
    act(acct)
    return id
  }).toReversed()
}

/** Marks posts for ann; returns them, the last one first. */
function marked(stage: Stage, table: 'favourites' | 'pins', acct: string): string[] {
  const { world } = stage.simulator.server
  const ids = posts(stage, acct)
  for (const statusId of ids.toReversed())
    world[table].put({ id: world.ids.serial(), accountId: stage.accountId('ann'), statusId, createdAt: 0 })
  return ids
}

const profile = { params: { acct: EVE }, search: {} }
const feed = (media = false) => ({ params: {}, search: { media } })
const mode = { any: ['reaping'], all: [], none: ['ads'], local: false }

const LISTS: Record<string, (stage: Stage) => Shown> = {
  'all public posts': (stage) => ({
    screen: <AllRoute {...feed()} />,
    name: 'public/all',
    keys: posts(stage, EVE),
  }),
  'public posts with media': (stage) => ({
    screen: <AllRoute {...feed(true)} />,
    name: 'public/all/media',
    keys: posts(stage, EVE, { mediaIds: [stage.simulator.script.attach(EVE)] }),
  }),
  'a list': (stage) => {
    const { world } = stage.simulator.server
    const { id } = world.lists.put({
      id: world.ids.serial(),
      accountId: stage.accountId('ann'),
      title: 'Close ones',
      repliesPolicy: 'list',
      exclusive: false,
    })
    world.listMembers.put({ id: world.ids.serial(), listId: id, accountId: stage.accountId(EVE) })
    return {
      screen: <ListRoute params={{ listId: id as ListId }} search={{}} />,
      name: `list/${id}`,
      keys: posts(stage, EVE),
    }
  },
  'several hashtags': (stage) => ({
    screen: <TagRoute params={{ name: 'Sowing' }} search={mode} />,
    name: 'tag/sowing?any=reaping&none=ads',
    keys: posts(stage, EVE, { text: 'Sheaf #reaping' }),
  }),
  'posts about a link': (stage) => {
    const keys = posts(stage, EVE, { text: `Read: ${STORY}` })
    const { world } = stage.simulator.server
    const card = world.statuses.get(keys[0] ?? '')?.card
    world.trends = { ...world.trends, links: [{ ...world.trends.links[0], card }] } as typeof world.trends
    return { screen: <LinkRoute params={{ url: STORY }} search={{}} />, name: `link/${STORY}`, keys }
  },
  favourites: (stage) => ({
    screen: <FavouritesRoute />,
    name: 'favourites',
    keys: marked(stage, 'favourites', EVE),
  }),
  'pinned posts': (stage) => ({
    screen: <PinnedRoute />,
    name: 'pinned',
    keys: marked(stage, 'pins', 'ann'),
  }),
  'trending posts': (stage) => {
    const { world } = stage.simulator.server
    const keys = posts(stage, EVE)
    world.trends = { ...world.trends, statusIds: keys }
    return { screen: <ExploreRoute />, name: 'explore/posts', keys }
  },
  quotes: (stage) => {
    const { id } = stage.simulator.script.as('ann').publish({ text: 'Quote me', quotePolicy: 'public' })
    return {
      screen: <QuotesRoute params={{ statusId: id as StatusId }} search={{}} />,
      name: `quotes/${id}`,
      keys: posts(stage, EVE, { quotedStatusId: id }),
    }
  },
  'posts of an account': (stage) => ({
    screen: <PostsRoute {...profile} />,
    name: `account/${stage.accountId(EVE)}/posts`,
    keys: posts(stage, EVE),
  }),
  'posts and replies of an account': (stage) => ({
    screen: <RepliesRoute {...profile} />,
    name: `account/${stage.accountId(EVE)}/replies`,
    keys: posts(stage, EVE),
  }),
  'media of an account': (stage) => ({
    screen: <MediaRoute {...profile} />,
    name: `account/${stage.accountId(EVE)}/media`,
    keys: posts(stage, EVE, { mediaIds: [stage.simulator.script.attach(EVE)] }),
  }),
  'tagged posts of an account': (stage) => ({
    screen: <TaggedRoute params={{ acct: EVE, tag: 'Sowing' }} search={{}} />,
    name: `account/${stage.accountId(EVE)}/tagged/sowing`,
    keys: posts(stage, EVE, { text: 'Seed #sowing' }),
  }),
  followers: (stage) => ({
    screen: <FollowersRoute {...profile} />,
    name: `account/${stage.accountId(EVE)}/followers`,
    keys: people(stage, (acct) => stage.simulator.script.as(acct).follow(EVE)),
  }),
  'accounts that boosted a post': (stage) => {
    const { script } = stage.simulator
    const { id } = script.as('ann').publish('Boost me')
    return {
      screen: <BoostedByRoute params={{ statusId: id as StatusId }} search={{}} />,
      name: `boosted-by/${id}`,
      keys: people(stage, (acct) => script.as(acct).boost(id)),
    }
  },
  'accounts that favourited a post': (stage) => {
    const { script } = stage.simulator
    const { id } = script.as('ann').publish('Like me')
    return {
      screen: <FavouritedByRoute params={{ statusId: id as StatusId }} search={{}} />,
      name: `favourited-by/${id}`,
      keys: people(stage, (acct) => script.as(acct).favourite(id)),
    }
  },
  'muted accounts': (stage) => ({
    screen: <MutesRoute />,
    name: 'mutes',
    keys: people(stage, (acct) => stage.simulator.script.as('ann').mute(acct)),
  }),
  'blocked accounts': (stage) => ({
    screen: <BlocksRoute />,
    name: 'blocks',
    keys: people(stage, (acct) => stage.simulator.script.as('ann').block(acct)),
  }),
  'blocked servers': (stage) => {
    const { world } = stage.simulator.server
    const domains = Array.from({ length: COUNT }, (_, at) => `server${at}.example`)
    for (const domain of domains)
      world.domainBlocks.put({ id: world.ids.serial(), accountId: stage.accountId('ann'), domain })
    return { screen: <DomainBlocksRoute />, name: 'domain-blocks', keys: domains.toReversed() }
  },
  'follow requests': (stage) => {
    const { script, server } = stage.simulator
    server.world.accounts.patch(stage.accountId('ann'), { locked: true })
    return {
      screen: <FollowRequestsRoute />,
      name: 'follow-requests',
      keys: people(stage, (acct) => script.as(acct).follow('ann')),
    }
  },
  conversations: (stage) => {
    const { script, server } = stage.simulator
    people(stage, (acct) => script.as(acct).publish({ text: '@ann hello', visibility: 'direct' }))
    const keys = [...server.world.conversations.values()].map(({ id }) => id).toReversed()
    return { screen: <ConversationsRoute />, name: 'conversations', keys }
  },
  'notification requests': (stage) => {
    const { script, server } = stage.simulator
    script.policy('ann', { for_not_following: 'filter' })
    people(stage, (acct) => script.as(acct).publish('@ann hello there'))
    const keys = [...server.world.notificationRequests.values()].map(({ id }) => id).toReversed()
    return { screen: <NotificationRequestsRoute />, name: 'notification-requests', keys }
  },
}

// A journey shows for home and bookmarks that Back, a reload and a restart store and restore such a row.
test.each(Object.entries(LISTS))('the scroll position is restored: %s', async (_, fill) => {
  const stage = createStage()
  const { screen, name, keys } = fill(stage)
  const anchor = { key: keys[READ] ?? '', offset: 20 }
  const position = ['entry', `${stage.runtime.identity.key}/${name}`, 'never'] as const
  visitScrollPosition(...position, new WindowMemory({ anchor }))
  const scroller = { ...documentScroller(), height: () => 300 }
  renderWith(screen, {
    stage: { ...stage, column: { ...stage.column, scroller, pageKey: 'entry' } },
  })
  await waitFor(() => expect(document.querySelector(`[data-key="${anchor.key}"]`)).not.toBeNull())
  expect(document.querySelector(`[data-key="${keys[0]}"]`)).toBeNull()
  expect(scrollPositionOf(...position).anchor).toEqual(anchor)
})
