import type { Channel, Poller, PollTask, Streaming, StreamEvent } from '../../streaming'
import type { ListSink } from './ports'

interface StreamChannel {
  streaming: Pick<Streaming, 'subscribe'>
  poller: Poller
  /** The list is connected once all of these are open. */
  channels: readonly Channel[]
  /** Polled while one of them is closed. */
  task: PollTask
  onEvent: (event: StreamEvent) => void
  onPolled: (page: unknown) => void
}

/** Follows a list by its streams, and by polling while one of them is down. Returns the unsubscriber. */
export function followStreams(
  { streaming, poller, channels, task, onEvent, onPolled }: StreamChannel,
  list: Pick<ListSink<string, unknown>, 'connected' | 'disconnected'>,
): () => void {
  const up = new Set<Channel>()
  let stopPolling: (() => void) | null = null
  const poll = () => {
    stopPolling ??= poller.add(task, onPolled)
  }
  const unpoll = () => {
    stopPolling?.()
    stopPolling = null
  }
  const onLink = (channel: Channel, link: 'up' | 'down') => {
    if (link === 'down') up.delete(channel)
    else up.add(channel)
    if (link === 'down') {
      poll()
      list.disconnected('poll')
    } else if (up.size === channels.length) {
      unpoll()
      list.connected()
    }
  }
  const unsubscribers = channels.map((channel) =>
    streaming.subscribe(channel, onEvent, (link) => onLink(channel, link)),
  )
  if (up.size < channels.length) poll()
  return () => {
    unpoll()
    for (const end of unsubscribers) end()
  }
}
