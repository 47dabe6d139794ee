import type { Hub, Peer } from './streaming'
import type { Token } from './store/model'

/** A socket with the interface of WebSocket, without a network. */
export class SimulatedSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  readyState = 0
  readonly protocol: string
  readonly extensions = ''
  readonly bufferedAmount = 0
  binaryType: BinaryType = 'blob'
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  onerror: ((event: Event) => void) | null = null
  private peer: Peer | null = null

  /** `token` null = refuse the handshake. */
  constructor(
    readonly url: string,
    protocols: readonly string[],
    private readonly hub: Hub,
    token: Token | null,
    first: Parameters<Hub['open']>[2],
  ) {
    super()
    this.protocol = protocols[0] ?? ''
    queueMicrotask(() => {
      if (this.readyState !== 0) return
      if (!token) return this.fail()
      this.readyState = 1
      this.peer = hub.open(
        token,
        { send: (text) => this.arrive(text), close: (code, reason) => this.shut(code, reason) },
        first,
      )
      this.fire(new Event('open'))
    })
  }

  private fire(event: Event): void {
    if (event.type === 'open') this.onopen?.(event)
    if (event.type === 'error') this.onerror?.(event)
    if (event.type === 'message') this.onmessage?.(event as MessageEvent)
    if (event.type === 'close') this.onclose?.(event as CloseEvent)
    this.dispatchEvent(event)
  }

  private fail(): void {
    this.readyState = 3
    this.fire(new Event('error'))
    this.fire(closeEvent(1006, '', false))
  }

  private arrive(text: string): void {
    queueMicrotask(() => {
      if (this.readyState === 1) this.fire(new MessageEvent('message', { data: text }))
    })
  }

  private shut(code: number, reason: string): void {
    if (this.readyState === 3) return
    this.readyState = 3
    queueMicrotask(() => this.fire(closeEvent(code, reason, true)))
  }

  send(text: string): void {
    if (this.readyState === 0) throw new DOMException('Still in CONNECTING state', 'InvalidStateError')
    if (this.peer) this.hub.receive(this.peer, text)
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState >= 2) return
    this.readyState = 2
    if (this.peer) this.hub.end(this.peer)
    queueMicrotask(() => {
      this.readyState = 3
      this.fire(closeEvent(code, reason, true))
    })
  }
}

/** Node 20 has no CloseEvent. */
function closeEvent(code: number, reason: string, wasClean: boolean): Event {
  return Object.assign(new Event('close'), { code, reason, wasClean })
}
