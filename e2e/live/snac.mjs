import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { isDebian, isRoot } from '../scripts/browser.mjs'
import { ROOT, withLock } from '../scripts/sources.mjs'

const FOLDER = join(ROOT, '.live')
const CHROOT = join(FOLDER, 'snac')

/** The reason why the live test cannot run here; a message without a full stop. */
export class CannotRun extends Error {}

/** Pauses in ms between tries of what depends on an archive. */
const PAUSES = [5000, 20_000]

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Runs `work`, again after each of `pauses` (in ms) while it fails. Throws CannotRun with `reason` in the end. */
async function attempt(reason, work, pauses = []) {
  try {
    return await work()
  } catch (error) {
    const [next, ...later] = pauses
    if (next === undefined) {
      const said = String(error.stderr ?? error.message)
        .trim()
        .split('\n')
        .at(-1)
      throw new CannotRun(`${reason} (${said})`, { cause: error })
    }
    console.log(`live: ${reason}, trying again in ${next / 1000} s`)
    await pause(next)
    return attempt(reason, work, later)
  }
}

const apt = (...args) =>
  execFileSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

async function ensureMmdebstrap() {
  try {
    execFileSync('mmdebstrap', ['--version'], { stdio: 'ignore' })
  } catch {
    const install = () => {
      apt('update')
      apt('install', '-y', '--no-install-recommends', 'mmdebstrap')
    }
    await attempt('mmdebstrap cannot be installed', install, PAUSES)
  }
}

async function ensureDevices() {
  for (const [name, minor] of [
    ['null', 3],
    ['random', 8],
    ['urandom', 9],
  ]) {
    const path = join(CHROOT, 'dev', name)
    if (!existsSync(path))
      await attempt('devices cannot be made', () =>
        execFileSync('mknod', ['-m', '666', path, 'c', '1', String(minor)]),
      )
  }
}

/** Unpacks snac with its dependencies into a folder; installs nothing on the machine. */
async function ensureChroot() {
  if (existsSync(join(CHROOT, 'ready'))) return
  await ensureMmdebstrap()
  mkdirSync(FOLDER, { recursive: true })
  const unpack = () => {
    rmSync(CHROOT, { recursive: true, force: true })
    execFileSync(
      'mmdebstrap',
      ['--quiet', '--variant=extract', '--include=snac2,ca-certificates', 'trixie', CHROOT],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
  }
  await attempt('the Debian archive cannot be reached', unpack, PAUSES)
  for (const name of ['bin', 'sbin', 'lib', 'lib64'])
    if (!existsSync(join(CHROOT, name))) symlinkSync(`usr/${name}`, join(CHROOT, name))
  await ensureDevices()
  writeFileSync(join(CHROOT, 'ready'), '')
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const snac = (args, input = '') =>
  execFileSync('chroot', [CHROOT, 'snac', ...args], { input, encoding: 'utf8', stdio: 'pipe' })

async function untilAnswering(origin, child) {
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`snac ended with ${child.exitCode}`)
    try {
      const answer = await fetch(`${origin}/api/v1/instance`)
      if (answer.ok) return
    } catch {
      // Not listening yet.
    }
    await pause(100)
  }
  throw new Error('snac does not answer')
}

/**
 * Calls the API of a snac server as one of its accounts, without the client. Sends a POST when there is a body.
 * @param {{ origin: string, login: string, password: string }} account
 * @returns {Promise<(path: string, body?: Record<string, string>) => Promise<any>>}
 */
async function snacApi({ origin, login, password }) {
  const form = new URLSearchParams({ login, passwd: password })
  const signedIn = await fetch(`${origin}/oauth/x-snac-get-token`, { method: 'POST', body: form })
  const authorization = `Bearer ${(await signedIn.text()).trim()}`
  return async (path, body) => {
    const how = body ? { method: 'POST', body: new URLSearchParams(body) } : {}
    const answer = await fetch(`${origin}/api/v1/${path}`, { ...how, headers: { authorization } })
    if (!answer.ok) throw new Error(`snac answers ${path} with ${answer.status}`)
    return answer.json()
  }
}

/** The post of alice that bob reacts to. */
export const NOTICED = 'A heron at the weir'

const mentions = (text) => (/** @type {any} */ notification) => notification.status?.content.includes(text)
const isOfType = (type) => (/** @type {any} */ notification) => notification.type === type

/**
 * What bob does to notify alice: how to recognise the notification, and how to cause it. `id`: a new post of alice.
 * @typedef {(path: string, body?: Record<string, string>) => Promise<any>} Api
 * @type {readonly { is: (notification: any) => boolean, cause: (bob: Api, id: string) => Promise<unknown> }[]}
 */
const NEWS = [
  {
    is: mentions('Grey or white?'),
    cause: (bob, id) => bob('statuses', { status: '@alice Grey or white?', in_reply_to_id: id }),
  },
  {
    is: mentions('it was a bittern'),
    cause: (bob) => bob('statuses', { status: '@alice Between us, it was a bittern', visibility: 'direct' }),
  },
  { is: isOfType('favourite'), cause: (bob, id) => bob(`statuses/${id}/favourite`, {}) },
  {
    is: isOfType('follow'),
    cause: async (bob) => {
      const [{ id }] = await bob('accounts/search?q=alice')
      // snac delivers a second follow only after an unfollow, and refuses that one before the first.
      await bob(`accounts/${id}/unfollow`, {}).catch(() => null)
      await bob(`accounts/${id}/follow`, {})
    },
  },
]

/** Makes bob cause `news`. @param {{ alice: Api, bob: Api }} apis */
async function notifyAlice({ alice, bob }, news = NEWS) {
  const { id } = await alice('statuses', { status: NOTICED })
  for (const { cause } of news) await cause(bob, id)
}

/**
 * Waits until `find` finds each of `all` in the notifications of alice. Returns those it still misses after 45 s.
 * @template Wanted
 * @param {Api} alice
 * @param {readonly Wanted[]} all
 * @param {(wanted: Wanted, notification: any) => boolean} find
 */
async function missingOf(alice, all, find) {
  for (let tries = 0; ; tries++) {
    const listed = await alice('notifications?limit=40')
    const missing = all.filter((each) => !listed.some((notification) => find(each, notification)))
    if (missing.length === 0 || tries === 45) return missing
    await pause(1000)
  }
}

/**
 * Waits until the server lists all that bob did to notify alice. What is missing he does again: snac loses a
 * delivery now and then, and an earlier try of a test clears the list. Throws when it does not arrive three times.
 * @param {{ alice: Api, bob: Api }} apis
 */
export async function untilNotified(apis) {
  let missing = await missingOf(apis.alice, NEWS, ({ is }, notification) => is(notification))
  for (let tries = 0; tries < 2 && missing.length > 0; tries++) {
    await notifyAlice(apis, missing)
    missing = await missingOf(apis.alice, missing, ({ is }, notification) => is(notification))
  }
  if (missing.length > 0) throw new Error(`snac does not deliver ${missing.length} notifications`)
}

/** Makes bob mention alice with `text`, and waits until the server lists it. Throws as `untilNotified`. */
export async function mentionAlice({ alice, bob }, text) {
  for (let tries = 0; tries < 3; tries++) {
    await bob('statuses', { status: `@alice ${text}` })
    const missing = await missingOf(alice, [text], (wanted, notification) => mentions(wanted)(notification))
    if (missing.length === 0) return
  }
  throw new Error('snac does not deliver a mention')
}

/** The API as both accounts. @returns {Promise<{ alice: Api, bob: Api }>} */
export async function bothApis(origin, passwords) {
  const [alice, bob] = await Promise.all(
    ['alice', 'bob'].map((login) => snacApi({ origin, login, password: passwords[login] })),
  )
  return { alice, bob }
}

/**
 * Starts a new snac on a free port, with two accounts, a first post by the second, and notifications of it for the first.
 * Throws CannotRun where that is not possible: it needs root, Debian and its archive (once).
 * @returns {Promise<{ origin: string, user: string, password: string, other: string, note: (text: string) => void, stop: () => Promise<void>, env: Record<string, string> }>}
 */
export async function startSnac() {
  if (!isDebian()) throw new CannotRun('this is not Debian')
  if (!isRoot()) throw new CannotRun('unpacking a server needs root')
  await withLock(join(FOLDER, 'snac.lock'), ensureChroot)

  const port = await freePort()
  const origin = `http://localhost:${port}`
  const data = `/data-${port}`
  const settings = join(CHROOT, data, 'server.json')
  await attempt('the unpacked snac does not run', () =>
    snac(['init', data], `127.0.0.1\n${port}\nlocalhost:${port}\n\nadmin@localhost\n`),
  )
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(/"protocol": "https"/, '"protocol": "http"'))
  const passwordOf = (user) => /password is (\S+)/.exec(snac(['adduser', data, user]))?.[1] ?? ''
  const password = passwordOf('alice')
  const otherPassword = passwordOf('bob')

  const child = spawn('chroot', [CHROOT, 'snac', 'httpd', data], { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    const slow = setTimeout(() => child.kill('SIGKILL'), 5000)
    await ended
    clearTimeout(slow)
    rmSync(join(CHROOT, data), { recursive: true, force: true })
  }
  const note = (text) => void snac(['note', data, 'bob', text])
  try {
    await untilAnswering(origin, child)
    note('Geese over the estuary, **hundreds** of them: https://example.com/geese #birds')
    // snac delivers with a delay of about 15 s, so this begins before the tests.
    await notifyAlice(await bothApis(origin, { alice: password, bob: otherPassword }))
  } catch (error) {
    await stop()
    throw new CannotRun(error.message, { cause: error })
  }
  return {
    origin,
    user: 'alice',
    password,
    other: `bob@localhost:${port}`,
    note,
    stop,
    env: {
      LIVE_SERVER: origin,
      LIVE_USER: 'alice',
      LIVE_PASSWORD: password,
      LIVE_OTHER: `bob@localhost:${port}`,
      LIVE_SNAC: JSON.stringify({ chroot: CHROOT, data, password: otherPassword }),
    },
  }
}
