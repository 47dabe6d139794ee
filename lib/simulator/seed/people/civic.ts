import type { History, InstanceInfo } from '../../store/model'
import { cardOf, picture } from '../posts/attach'
import { LIMITED_HOST } from './hosts'
import { toHtml } from './people'
import type { Random } from '../random'
import type { Landmarks } from '../posts/showcase'
import { local, type Company } from './social'
import { CARDS } from '../texts/cards'
import { addMedia } from '../../store/records'
import { headerBlurhash } from '../media/avatars'
import { pictureBlurhash } from '../media/pictures'
import { DAY, HOUR } from '../../store/time'

const history = (random: Random, scale: number): History =>
  Array.from({ length: 7 }, (_, day) => {
    const uses = Math.round(scale * (1 - day * 0.11) * (0.6 + random.next() * 0.8))
    return { uses, accounts: Math.ceil(uses * 0.7) }
  })

const INSTANCE: Omit<InstanceInfo, 'contactAccountId' | 'thumbnailBlurhash'> = {
  domain: null,
  title: 'Saltmarsh Social',
  description: 'A small server for people who like trains, birds, bread and long answers.',
  extendedDescription:
    '<h2>Who we are</h2><p>A cooperative of about two hundred people in and around Saltmarsh. Everybody pays what they can; the books are open.</p><h2>How we moderate</h2><p>Two people, patiently, and in writing.</p>',
  privacyPolicy:
    '<p>We keep your posts, your address and the last sign-in. We sell nothing and show no advertising.</p>',
  termsOfService: '<p>Be kind, be yourself, be at least sixteen.</p>',
  thumbnail: '/media/thumbnail.png',
  languages: ['en', 'de', 'ar'],
  rules: [
    {
      id: '1',
      text: 'Be kind',
      hint: 'Disagree with what people say, not with who they are.',
      translations: {
        de: { text: 'Sei freundlich', hint: 'Widersprich dem, was jemand sagt, nicht dem, was jemand ist.' },
        ar: { text: 'كن لطيفًا', hint: 'خالف ما يقوله الناس لا من هم.' },
      },
    },
    {
      id: '2',
      text: 'Warn about what may upset',
      hint: 'Spiders, gore, the end of a film.',
      translations: { de: { text: 'Warne vor Unangenehmem', hint: 'Spinnen, Blut, das Ende eines Films.' } },
    },
    { id: '3', text: 'Describe your pictures', hint: '', translations: {} },
    { id: '4', text: 'No advertising, no robots that answer strangers', hint: '', translations: {} },
  ],
  contactEmail: 'hello@skein.example',
  activeMonth: 187,
  registrations: true,
  blockedDomains: [
    { domain: 'spamhaven.example', severity: 'suspend', comment: 'Advertising only' },
    { domain: LIMITED_HOST, severity: 'silence', comment: 'Loud, otherwise fine' },
  ],
  peers: ['spamhaven.example', 'quiet.example', 'harbour.example', 'bakery.example'],
  maxCharacters: 500,
  fullTextSearch: true,
}

function announcements(company: Company, landmarks: Landmarks): void {
  const { world, now, cast } = company
  const mira = local(company, 'mira').account
  const put = (
    hours: number,
    text: string,
    change: {
      startsAt?: number
      endsAt?: number
      allDay?: boolean
      statusIds?: string[]
      reactions?: { name: string; count: number }[]
    },
  ) => {
    const formatted = toHtml(world, text, null)
    const publishedAt = now - hours * HOUR
    return world.announcements.put({
      id: world.ids.serial(),
      content: formatted.html,
      startsAt: null,
      endsAt: null,
      allDay: false,
      publishedAt,
      updatedAt: publishedAt,
      mentionIds: formatted.mentionIds,
      statusIds: [],
      tags: formatted.tags,
      reactions: [],
      ...change,
    })
  }
  const evening = Math.floor(now / DAY) * DAY + 2 * DAY + 20 * HOUR
  put(
    6,
    'The server moves to a new machine. Expect a quiet hour or two, then faster pictures. Questions to @mira.',
    {
      startsAt: evening,
      endsAt: evening + 2 * HOUR,
      reactions: [
        { name: '👍', count: 21 },
        { name: '🎉', count: 7 },
        { name: 'happy_blob', count: 4 },
      ],
    },
  )
  const walk = put(
    30,
    'Night walk to the signal box with @ada, all week. Bring a torch, and leave it off. #astronomy :misty_moon:',
    {
      startsAt: now - DAY,
      endsAt: now + 5 * DAY,
      allDay: true,
      statusIds: [landmarks.popular.id],
      reactions: [{ name: '🔭', count: 12 }],
    },
  )
  put(200, 'The books of last year are open: https://saltmarsh.example/minutes/2026-05', {})
  const ada = local(company, 'ada').account.id
  world.announcementReactions.put({
    id: world.ids.serial(),
    announcementId: walk.id,
    accountId: mira.id,
    name: '🔭',
  })
  world.announcementReactions.put({
    id: world.ids.serial(),
    announcementId: walk.id,
    accountId: cast('wren').account.id,
    name: '🦉',
  })
  world.announcementReads.put({ id: world.ids.serial(), announcementId: walk.id, accountId: ada })
}

function scheduled(company: Company): void {
  const { world, now } = company
  const ada = local(company, 'ada').account.id
  const drawn = picture('train-2')
  if (drawn.kind !== 'picture') return
  const { name, width, height } = drawn.picture
  const media = addMedia(
    world,
    {
      accountId: ada,
      type: 'image',
      url: `/media/pictures/${name}.png`,
      previewUrl: `/media/previews/${name}.png`,
      blurhash: pictureBlurhash(drawn.picture),
      description: drawn.alt,
      meta: { width, height, duration: null, frameRate: null, bitrate: null, colors: null },
    },
    now - HOUR,
  )
  const put = (
    hours: number,
    text: string,
    change: { spoilerText?: string; mediaIds?: string[]; poll?: boolean } = {},
  ) =>
    world.scheduled.put({
      id: world.ids.serial(),
      accountId: ada,
      scheduledAt: now + hours * HOUR,
      text,
      spoilerText: change.spoilerText ?? '',
      visibility: 'public',
      sensitive: false,
      language: 'en',
      inReplyToId: null,
      mediaIds: change.mediaIds ?? [],
      poll: change.poll
        ? { options: ['Yes', 'Also yes'], expiresIn: 86_400, multiple: false, hideTotals: false }
        : null,
      quotedStatusId: null,
      quotePolicy: 'public',
      applicationId: '1',
      idempotency: null,
    })
  put(5, 'The box is open tonight from nine. The stairs are steep, the view is not.', {
    mediaIds: [media.id],
  })
  put(29, 'Plum cake on Sunday?', { poll: true })
  put(24 * 9, 'Notes from the reading circle, day twelve.', { spoilerText: 'Spoilers for a very old novel' })
}

function tagsAndTrends(company: Company, landmarks: Landmarks): void {
  const { world, random, now, cast } = company
  const ada = local(company, 'ada').account.id
  for (const name of ['astronomy', 'trains', 'bookstodon', 'caturday', '夜行列車']) {
    world.tagFollows.put({ id: world.ids.serial(), accountId: ada, name })
  }
  for (const name of ['trains', 'astronomy', 'bookstodon'])
    world.featuredTags.put({ id: world.ids.serial(), accountId: ada, name })
  const names = [
    'caturday',
    'bookstodon',
    'NightTrain',
    'birding',
    'gardening',
    'Bahn',
    'GatosDeMastodon',
    '夜行列車',
    'астрономия',
    'قطط',
    'opensource',
    'hiking',
  ]
  world.tagHistory = new Map(names.map((name, at) => [name.toLowerCase(), history(random, 900 - at * 60)]))
  const hot = world.statuses
    .values()
    .filter(
      (status) =>
        status.visibility === 'public' &&
        !status.reblogOfId &&
        !status.inReplyToId &&
        status.createdAt > now - 2 * DAY,
    )
    .sort((a, b) => b.favouritesCount + b.reblogsCount * 2 - a.favouritesCount - a.reblogsCount * 2)
    .slice(0, 40)
  world.trends = {
    tags: names.map((name) => ({ name, history: world.tagHistory.get(name.toLowerCase()) ?? [] })),
    links: CARDS.filter((text) => text.title.length > 5).map((text, at) => ({
      card: cardOf(
        text,
        now - (at + 1) * HOUR * 7,
        text.host === 'lamplighter.example' ? cast('marlow').account.id : null,
      ),
      history: history(random, 300 - at * 14),
    })),
    statusIds: [
      ...new Set([landmarks.longThread.id, landmarks.popular.id, ...hot.map((status) => status.id)]),
    ],
  }
}

function suggestions(company: Company): void {
  const { world, random, others, cast } = company
  const ada = local(company, 'ada').account.id
  const followed = new Set(world.follows.by('from', ada).map((follow) => follow.to))
  const strangers = random.sample(
    others.filter((person) => person.weight > 0 && !followed.has(person.account.id) && !person.account.bot),
    14,
  )
  const sources = ['friends_of_friends', 'similar_to_recently_followed', 'most_followed', 'most_interactions']
  world.suggestions = [
    ...strangers.map((person, at) => ({
      forId: at % 4 === 3 ? null : ada,
      accountId: person.account.id,
      sources: random.sample(sources, at % 3 === 0 ? 2 : 1),
    })),
    ...(['wren', 'marlow', 'salma', 'ren', 'friederike'] as const).map((name) => ({
      forId: null,
      accountId: cast(name).account.id,
      sources: ['featured'],
    })),
  ]
}

/** Adds rules, announcements, trends, scheduled posts and suggestions. */
export function addCivics(company: Company, landmarks: Landmarks): void {
  const { world, now } = company
  world.instance = {
    ...INSTANCE,
    contactAccountId: local(company, 'mira').account.id,
    thumbnailBlurhash: headerBlurhash('thumbnail'),
  }
  announcements(company, landmarks)
  scheduled(company)
  tagsAndTrends(company, landmarks)
  suggestions(company)
  const ada = local(company, 'ada').account.id
  world.collections.put({
    id: world.ids.serial(),
    accountId: ada,
    name: 'Railway writers',
    description: 'Everyone who makes waiting on a platform bearable.',
    language: 'en',
    sensitive: false,
    discoverable: true,
    tag: 'trains',
    createdAt: now - 20 * DAY,
    updatedAt: now - 2 * DAY,
    items: (['friederike', 'solene', 'ren', 'noa'] as const).map((name, at) => ({
      id: world.ids.serial(),
      accountId: company.cast(name).account.id,
      state: at === 3 ? ('pending' as const) : ('accepted' as const),
      createdAt: now - 20 * DAY,
    })),
  })
}
