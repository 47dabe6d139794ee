import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { clientFolder } from '../../servers'

/** Waits until the worker has stored the shell and answers the requests of this page. */
export const controlled = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
      message: 'a worker controls the page',
    })
    .toBe('activated')

/** Looks for a new version, as the browser does from time to time. */
export const lookForVersion = (page: Page): Promise<unknown> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))

/** Waits until the worker of a new version has taken over this page: none waits behind it. */
export async function takenOver(page: Page): Promise<void> {
  const waits = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)
  await expect.poll(waits, { message: 'no worker waits' }).toBeNull()
  await controlled(page)
}

interface WorkerEvents {
  /** A push with this text. */
  'ServiceWorker.deliverPushMessage': { data: string }
  /** The connection is back. */
  'ServiceWorker.dispatchSyncEvent': { tag: string; lastChance: boolean }
}

/** Returns the function that fires events of the browser at the worker whose scope `isIt` accepts. */
export async function workerEvents(page: Page, isIt: (scope: string) => boolean) {
  const protocol = await page.context().newCDPSession(page)
  const ids = new Map<string, string>()
  protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { scopeURL, registrationId } of registrations) ids.set(scopeURL, registrationId)
  })
  await protocol.send('ServiceWorker.enable')
  const idOf = () => [...ids].find(([scope]) => isIt(scope))?.[1]
  await expect.poll(idOf, { message: 'there is such a worker' }).toBeDefined()
  const { origin } = new URL(page.url())
  return <E extends keyof WorkerEvents>(event: E, details: WorkerEvents[E]) =>
    protocol.send(event, { origin, registrationId: idOf() ?? '', ...details } as never)
}

/** Ends the workers, as the browser does when it needs memory. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

/** The addresses that the app has stored in the caches whose name begins so. */
export const storedFiles = (page: Page, beginning: string): Promise<string[]> =>
  page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url)
  }, beginning)

/** The keys of the lists and pages that the app has stored for times without a connection, as one text. */
export const storedReads = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).find((each) =>
      each.name?.startsWith('skein/lately-read/'),
    )?.name
    if (name === undefined) return ''
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('IndexedDB'))
      })
    const db = await answer(indexedDB.open(name))
    const keys = await answer(db.transaction('sizes').objectStore('sizes').getAllKeys())
    db.close()
    return keys.map(String).join('\n')
  })

/** Returns the first match of the first group; throws without one. */
function found(text: string, pattern: RegExp): string {
  const match = pattern.exec(text)?.[1]
  if (match === undefined) throw new Error(`${pattern} is not in the build`)
  return match
}

export interface NextVersion {
  folder: string
  /** The name of the product in its titles. */
  product: string
  /** A script of the first version that this one lacks; the worker of the first has stored it. */
  gone: string
  remove: () => void
}

/** Makes another version of the built client, in a folder of its own: page, entry script and worker differ. */
export function nextVersion(): NextVersion {
  const folder = mkdtempSync(join(tmpdir(), 'skein-next-'))
  cpSync(clientFolder(), folder, { recursive: true })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, file), edit(read(file)))
  const entry = found(read('index.html'), /<script[^>]+src="\/assets\/([^"]+)"/)
  const gone = readdirSync(join(folder, 'assets')).find(
    (name) =>
      name !== entry &&
      name.endsWith('.js') &&
      read('sw.js').includes(name) &&
      read(`assets/${name}`).includes('NotificationsRoute'),
  )
  if (!gone) throw new Error('the worker does not store the screen of notifications')
  rmSync(join(folder, 'assets', gone))
  // Other chunks import the entry by its name.
  writeFileSync(join(folder, 'assets/next.js'), `import './${entry}'`)
  change('index.html', (html) =>
    html.replaceAll(entry, 'next.js').replace('"productName": "Skein"', '"productName": "Next"'),
  )
  change('sw.js', (text) =>
    text
      .replaceAll(found(text, /[`"']([\da-f]{12})[`"']/), 'abcdefabcdef')
      .replace(/\[(?=\{"revision":null)/, '[{"revision":null,"url":"assets/next.js"},')
      .replace(new RegExp(`\\{[^{}]*assets/${gone.replace('.', '\\.')}[^{}]*\\},?`), ''),
  )
  const remove = () => rmSync(folder, { recursive: true })
  return { folder, product: 'Next', gone: `/assets/${gone}`, remove }
}
