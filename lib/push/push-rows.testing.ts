import type { PushNotes, PushRow } from './push-rows'

/** Texts and times for the service worker of an account: hardly any words, and no quiet times. */
export const pushNotes = (change: Partial<PushNotes> = {}): PushNotes => ({
  lang: 'en',
  dir: 'ltr',
  me: '1',
  sentences: {},
  counts: [],
  favourite: 'Favourite',
  boost: 'Boost',
  reply: 'Reply',
  failed: 'Failed',
  quiet: { on: false, from: 0, to: 0 },
  pausedUntil: 0,
  ...change,
})

/** The pushes of mentions to ann. */
export const pushRow = (change: Partial<PushRow> = {}): PushRow => ({
  identity: 'ann@home.example',
  server: 'https://home.example',
  key: 'BBBB',
  endpoint: 'https://push.example/1',
  types: ['mention'],
  policy: 'all',
  notes: pushNotes(),
  ...change,
})
