import { openTabChannel } from '@/lib/util/tab-channel'
import { parseJson } from '@/lib/util/parse-json'
import { dropReadsAhead, readAhead } from '@/lib/storage/idb'
import {
  lastVisitDatabase,
  SESSIONS_CHANNEL,
  SESSIONS_DATABASE,
  SNAPSHOT_ROW,
  SNAPSHOT_STORE,
} from '@/lib/storage/first-databases'
import { parseAddress } from '../../routing/address'
import { dropEarlyAnswer, sendEarly } from './early-request'

type Fields = Readonly<Record<string, unknown>>

/** Returns the fields of an object; none for anything else. What is stored is validated by its owner later. */
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

/** The identity keys of the signed-in accounts that features/session stores for the first paint; the default first. */
function storedAccounts(): string[] {
  try {
    const { version, data } = fieldsOf(parseJson(localStorage.getItem('skein:accounts') ?? ''))
    if (version !== 1 || !Array.isArray(data)) return []
    return data.map((account) => String(fieldsOf(account)['identityKey']))
  } catch {
    return []
  }
}

/** Where the app begins. */
export interface EarlyOptions {
  /** Path of the browser without the base of the deployment. */
  path: string
  /** The build of the app: data of another one are not shown. */
  build: string
}

/**
 * Starts what the first screen of a signed-in user waits for, while the rest of the code is still loading: reads the
 * sessions and what the account of the address saw last, and requests home if the last visit left nothing to show.
 * `openDatabase` and `takeEarlyAnswer` take it. Returns the function that drops the rest.
 */
export function startEarly({ path, build }: EarlyOptions): () => void {
  const address = parseAddress(path)
  const accounts = storedAccounts()
  const identityKey = address.identityKey ?? accounts[0]
  if (identityKey === undefined || !accounts.includes(identityKey)) return () => {}
  let isOver = false
  const channel = openTabChannel(SESSIONS_CHANNEL)
  const end = () => {
    isOver = true
    channel?.close()
    dropReadsAhead()
    dropEarlyAnswer()
  }
  // Another tab signed in or out: all is read again by the code that uses it.
  channel?.onMessage(end)
  const sessions = readAhead(SESSIONS_DATABASE, 'sessions')
  const visit = readAhead(lastVisitDatabase(identityKey), SNAPSHOT_STORE, SNAPSHOT_ROW)
  const requestHome = async () => {
    const lastVisit = fieldsOf(await visit)
    const session = [await sessions]
      .flat()
      .map(fieldsOf)
      .find((each) => each['identityKey'] === identityKey)
    const { server, token, expired } = session ?? {}
    if (isOver || lastVisit['build'] === build || expired === true) return
    if (typeof server !== 'string' || typeof token !== 'string') return
    sendEarly(new URL('/api/v1/timelines/home', server), token)
  }
  if (!address.deck && ['/', '/home'].includes(address.path)) void requestHome().catch(() => {})
  return end
}
