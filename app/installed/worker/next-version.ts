import { entryScriptOf } from './page-text'

/** Time for a waiting worker to answer, in ms. Without an answer the version before starts again. */
const ANSWER_TIMEOUT = 2000

/** A question of a page, or of the worker of the version before. */
interface Question {
  readonly type?: unknown
  /** The entry script of a page, as its HTML names it. */
  readonly script?: unknown
}

interface OwnVersion {
  readonly build: string
  /** Reads the page of this version. */
  readonly read: () => Promise<Response | undefined>
  /** Lets this worker take over. */
  readonly start: () => void
  /** Takes over the pages that have no worker. */
  readonly claim: () => Promise<void>
}

/**
 * Answers a page or the worker before: takes over, and says which build it is; says whether a page is of its version; or
 * takes over a page that it left out.
 */
export async function answerStart(
  { data, ports: [port] }: Pick<MessageEvent, 'data' | 'ports'>,
  { build, read, start, claim }: OwnVersion,
): Promise<void> {
  const { type, script } = (data ?? {}) as Question
  if (type === 'SKIP_WAITING') {
    port?.postMessage(build)
    start()
  }
  if (type === 'CLAIM') await claim()
  if (type !== 'IS_YOURS') return
  const own = await read()
  port?.postMessage(own !== undefined && entryScriptOf(await own.text()) === script)
}

/** Sends a question to a worker. Resolves to its answer; undefined when it does not answer. */
export function ask(worker: Pick<ServiceWorker, 'postMessage'>, question: Question): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (answer: unknown) => {
      clearTimeout(timer)
      port1.close()
      resolve(answer)
    }
    const timer = setTimeout(() => end(undefined), ANSWER_TIMEOUT)
    port1.onmessage = ({ data }) => end(data)
    worker.postMessage(question, [port2])
  })
}

interface Ports {
  tabs: () => Promise<readonly unknown[]>
  /** Reads the stored page of a build. */
  read: (build: string) => Promise<Response | undefined>
}

/**
 * Starts the version that waits, when the page that is being loaded replaces the only tab: its user has reloaded, or opened
 * the app again. Resolves to the page of that version; undefined when the running version remains. The new worker takes
 * over only after this answer, so the old one must not wait for that.
 */
export async function startWaiting(
  waiting: Pick<ServiceWorker, 'postMessage'> | null,
  { tabs, read }: Ports,
): Promise<Response | undefined> {
  if (!waiting || (await tabs()).length > 1) return undefined
  const build = await ask(waiting, { type: 'SKIP_WAITING' })
  return typeof build === 'string' ? read(build) : undefined
}
