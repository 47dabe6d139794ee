/** A message of an event stream. Comments (heartbeats) are not messages. */
export interface SseMessage {
  readonly event: string
  readonly data: string
}

/** Splits a text stream into messages. Feed it chunks as they arrive, split anywhere. */
export function createSseReader(onMessage: (message: SseMessage) => void): (chunk: string) => void {
  let rest = ''
  let event = ''
  let data: string[] = []
  const line = (text: string) => {
    if (text === '') {
      if (data.length > 0) onMessage({ event: event === '' ? 'message' : event, data: data.join('\n') })
      event = ''
      data = []
      return
    }
    const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(text) ?? []
    if (field === 'event') event = value
    else if (field === 'data') data.push(value)
  }
  return (chunk) => {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const text of lines) line(text)
  }
}
