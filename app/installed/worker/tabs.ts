/** How long a tab may take to answer, in ms. */
const ANSWER_TIMEOUT = 1000

/** The part of a tab that is used. */
export type Tab = Pick<WindowClient, 'focused' | 'visibilityState' | 'postMessage' | 'focus'>

/** Returns the answer of a tab; null for none. Pages of the server under the same address do not answer. */
export function askTab(
  tab: Pick<Tab, 'postMessage'>,
  message: object,
  timeout = ANSWER_TIMEOUT,
): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      port1.close()
      resolve(data)
    }
    setTimeout(() => {
      port1.close()
      resolve(null)
    }, timeout)
    tab.postMessage(message, [port2])
  })
}
