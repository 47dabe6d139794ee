import { openDatabase } from '@/lib/storage'
import { parseJson } from '@/lib/util/parse-json'

/**
 * Values that were one record of all identities. Its keys were the identities, or began with them up to the given
 * character: the rest names a value within an identity.
 */
const SHARED: Readonly<Record<string, string | null>> = {
  timelines: ' ',
  'catch-up-views': '/',
  'emoji-recent': null,
  'home-marker': null,
  links: null,
  'suggestions-hidden': null,
  'tag-history': null,
}

type StoredObject = Record<string, unknown>

const isRecord = (value: unknown): value is StoredObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const nameOf = (key: string) => `skein:${key}`
const storedOf = (text: string | null): unknown => {
  const stored = parseJson(text ?? '')
  return isRecord(stored) ? stored['data'] : undefined
}

/** Stores a value as version 1 of its key, unless a later build has stored one. */
function store(key: string, data: unknown, area = localStorage): void {
  if (!area.getItem(nameOf(key))?.startsWith('{"version"'))
    area.setItem(nameOf(key), JSON.stringify({ version: 1, data }))
}

/** Gives each identity its own value. */
function splitShared(key: string, separator: string | null): void {
  const shared = storedOf(localStorage.getItem(nameOf(key)))
  const values = new Map<string, unknown>()
  for (const [name, value] of Object.entries(isRecord(shared) ? shared : {})) {
    const end = separator === null ? -1 : name.indexOf(separator)
    const identity = end < 0 ? name : name.slice(0, end)
    const before = values.get(identity)
    values.set(identity, end < 0 ? value : { ...(isRecord(before) && before), [name.slice(end + 1)]: value })
  }
  for (const [identity, value] of values) store(`${key}:${identity}`, value)
  localStorage.removeItem(nameOf(key))
}

/** The languages an identity writes in were part of the settings, and a setting had another name. */
function convertSettings(): void {
  const settings = storedOf(localStorage.getItem('skein:settings'))
  if (!isRecord(settings)) return
  const { recentLanguages, boostCarousel, ...rest } = settings
  for (const [identity, codes] of Object.entries(isRecord(recentLanguages) ? recentLanguages : {}))
    store(`recent-languages:${identity}`, codes)
  const data = boostCarousel === undefined ? rest : { boostStrips: boostCarousel, ...rest }
  localStorage.setItem('skein:settings', JSON.stringify({ version: 1, data }))
}

/** Values that were stored without their version. */
function addVersions(): void {
  const server = localStorage.getItem('skein:home-server')
  if (server !== null) store('home-server', server)
  for (const [key, area] of [
    ['last-places', localStorage],
    ['places', sessionStorage],
  ] as const) {
    const places = parseJson(area.getItem(nameOf(key)) ?? '')
    if (isRecord(places)) store(key, places, area)
  }
}

/** `who` became `identityKey`. */
const withIdentityKey = ({ who, ...rest }: StoredObject) => ({ identityKey: who, ...rest })

async function convertRows(
  name: string,
  stores: Readonly<Record<string, { keyPath?: string }>>,
  store: string,
) {
  const db = openDatabase({ name, version: 1, stores })
  for (const row of await db.getAll(store))
    if (isRecord(row) && typeof row['who'] === 'string')
      await db.put(store, withIdentityKey(row), stores[store]?.keyPath === undefined ? row['who'] : undefined)
  db.close()
}

/**
 * Converts what builds of the first format stored to the current one, so that nothing that was chosen, written or signed
 * in to is lost. Mere caches are read from the server again. Reload the page afterwards.
 */
export async function convertFirstFormat(): Promise<void> {
  try {
    await convertRows('skein/sessions', { sessions: {}, apps: {}, pending: {}, servers: {} }, 'sessions')
    await convertRows('skein/catch-ups', { heads: { keyPath: 'key' }, bodies: { keyPath: 'key' } }, 'heads')
    convertSettings()
    addVersions()
    for (const [key, separator] of Object.entries(SHARED)) splitShared(key, separator)
  } finally {
    // Last: if the page closes before, the next visit converts the rest. Removed, so that a full storage cannot make
    // every visit convert.
    const accounts = parseJson(localStorage.getItem('skein:accounts') ?? '')
    if (Array.isArray(accounts)) {
      localStorage.removeItem('skein:accounts')
      store('accounts', accounts.filter(isRecord).map(withIdentityKey))
    }
  }
}
