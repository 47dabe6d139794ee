/** Drafts as version 1 stored them, written out: the first part of a thread is in `fields`, `media` and `posted`. */

const FIELDS = {
  text: '',
  warning: false,
  spoilerText: '',
  sensitive: false,
  visibility: null,
  language: null,
  parent: null,
  quoted: null,
  quotePolicy: null,
  poll: null,
  scheduledAt: null,
  numbered: false,
}
const DRAFT = {
  version: 1,
  identity: 'alice@home.example',
  kind: 'new',
  editing: null,
  replaces: null,
  readers: [],
  fields: FIELDS,
  media: [],
  parts: [],
  posted: null,
  postedText: null,
  revision: 7,
  updatedAt: 1_790_000_000_000,
  state: 'editing',
  attempt: null,
  problem: null,
}
const BEN = {
  id: '110',
  visibility: 'direct',
  accountId: '2',
  name: 'Ben',
  acct: '@ben',
  avatar: 'https://home.example/ben.png',
  excerpt: 'Geese?',
  url: 'https://home.example/@ben/110',
}
const HERON = {
  localId: 'm1',
  serverId: '501',
  blob: new Blob(['bytes of a heron'], { type: 'image/png' }),
  name: 'heron.png',
  type: 'image',
  attached: false,
  state: 'ready',
  problem: null,
  alt: 'A heron',
  focus: [0.5, -0.25],
  thumbnail: null,
  previewUrl: 'https://home.example/501-small.png',
  url: 'https://home.example/501.png',
  blurhash: 'U00000',
  width: 640,
  height: 480,
}
const SONG = {
  ...HERON,
  localId: 'm2',
  serverId: null,
  blob: new Blob(['song'], { type: 'audio/mpeg' }),
  name: 'song.mp3',
  type: 'audio',
  state: 'uploading',
  alt: '',
  focus: null,
  thumbnail: { blob: new Blob(['cover'], { type: 'image/png' }), state: 'waiting' },
}
const POLL = { options: ['Goose', 'Duck', ''], multiple: true, expiresIn: 86_400, hideTotals: false }
const EDITED = { ...HERON, blob: null, attached: true }

/** A private reply with two files, a quote and a time. */
export const REPLY = {
  ...DRAFT,
  id: 'reply',
  kind: 'reply',
  idempotencyKey: 'key-reply',
  readers: ['@ben'],
  fields: {
    ...FIELDS,
    text: '@ben Yes',
    warning: true,
    spoilerText: 'Birds',
    sensitive: true,
    visibility: 'direct',
    language: 'de',
    parent: { ...BEN, prefill: '@ben ' },
    quoted: { ...BEN, id: '111', visibility: 'public' },
    quotePolicy: 'nobody',
    scheduledAt: '2026-12-01T10:00:00.000Z',
  },
  media: [HERON, SONG],
}

/** A numbered thread: a poll in the first part, the second with its own file, language and warning. */
export const THREAD = {
  ...DRAFT,
  id: 'thread',
  idempotencyKey: 'key-thread',
  fields: { ...FIELDS, text: 'one', poll: POLL, numbered: true },
  parts: [
    {
      id: 'p2',
      text: 'two',
      media: [HERON],
      poll: null,
      language: 'fr',
      spoiler: 'Wet',
      posted: null,
      postedText: null,
    },
    {
      id: 'p3',
      text: 'three',
      media: [],
      poll: POLL,
      language: null,
      spoiler: null,
      posted: null,
      postedText: null,
    },
  ],
}

/** The first part of a thread is published, the answer to the second was lost. */
export const HALF_PUBLISHED = {
  ...DRAFT,
  id: 'half',
  idempotencyKey: 'key-half',
  fields: { ...FIELDS, text: 'one', visibility: 'public', language: 'en' },
  posted: '900',
  postedText: 'one',
  parts: [
    {
      id: 'p2',
      text: 'two',
      media: [],
      poll: null,
      language: null,
      spoiler: null,
      posted: null,
      postedText: null,
    },
    {
      id: 'p3',
      text: 'three',
      media: [],
      poll: null,
      language: null,
      spoiler: null,
      posted: null,
      postedText: null,
    },
  ],
  state: 'unclear',
  attempt: {
    key: 'key-half-p2',
    sentAt: 1_789_999_999_000,
    after: '2026-09-21T12:00:00.000Z',
    text: 'two',
    spoilerText: '',
    parentId: '900',
    scheduledAt: null,
    part: 'p2',
    mediaIds: [],
    choices: [],
    quotedId: null,
    alike: null,
    declined: ['899'],
  },
}

/** A single post that was being sent when its page closed; the part of an attempt was not always noted. */
export const SENDING = {
  ...DRAFT,
  id: 'sending',
  idempotencyKey: 'key-sending',
  fields: { ...FIELDS, text: 'Hello' },
  state: 'sending',
  attempt: { ...HALF_PUBLISHED.attempt, key: 'key-sending', text: 'Hello', parentId: null, part: null },
}

/** `essence` of the published post, as version 1 wrote it. */
const ORIGINAL =
  '[{"text":"Geese","warning":true,"spoilerText":"Birds","sensitive":true,"visibility":"unlisted","language":"de",' +
  '"quotePolicy":"public","poll":{"options":["Goose","Duck",""],"multiple":true,"expiresIn":86400,"hideTotals":false},' +
  '"scheduledAt":null,"numbered":false},[["501","A heron",[0.5,-0.25]]],[]]'
const PUBLISHED = {
  ...FIELDS,
  text: 'Geese',
  warning: true,
  spoilerText: 'Birds',
  sensitive: true,
  visibility: 'unlisted',
  language: 'de',
  quotePolicy: 'public',
  poll: POLL,
}

/** An edit without any change so far. */
export const UNCHANGED_EDIT = {
  ...DRAFT,
  id: 'edit',
  kind: 'edit',
  idempotencyKey: 'key-edit',
  editing: {
    id: '700',
    visibility: 'unlisted',
    quotes: false,
    pollEnds: '2026-12-02T10:00:00.000Z',
    pollAsIs: JSON.stringify(POLL),
    original: ORIGINAL,
    base: { editedAt: '2026-09-01T00:00:00.000Z', fields: PUBLISHED, media: [EDITED] },
    overwrites: null,
    sent: false,
  },
  fields: PUBLISHED,
  media: [EDITED],
}

/** An edit whose answer was lost. */
export const EDIT = {
  ...UNCHANGED_EDIT,
  id: 'edit2',
  editing: { ...UNCHANGED_EDIT.editing, sent: true },
  fields: { ...PUBLISHED, text: 'Geese!' },
  state: 'unclear',
}

/** A post that was not deleted before it was written again. */
export const REDRAFT = {
  ...DRAFT,
  id: 'redraft',
  kind: 'redraft',
  idempotencyKey: 'key-redraft',
  replaces: { id: '700', exists: true, reason: 'Try again later' },
  fields: { ...FIELDS, text: 'Geese', visibility: 'unlisted' },
  media: [{ ...HERON, blob: null }],
  state: 'failed',
  problem: { title: 'Not published', text: 'Too long', retryAt: null, field: 'text' },
}
