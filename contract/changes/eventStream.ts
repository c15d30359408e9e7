/** An event of a `text/event-stream`. */
export type StreamedEvent = {
  /** `message` unless it says another. */
  readonly name: string
  readonly data: string
  /** The last id that the stream sent, with this event or before it; '' for none. */
  readonly lastEventId: string
}

/** Reads a stream in whatever pieces it comes. Each piece gives the events that are complete with it. */
export type EventStream = {
  read(piece: string): readonly StreamedEvent[]
  /** The last id, also one that came without an event. */
  lastEventId(): string
}

/** A stream of events (HTML 9.2.6), but for the time to wait before connecting again. */
export function eventStream(): EventStream {
  let rest = ''
  let id = ''
  let name = ''
  let data: string[] = []

  const take = (field: string, value: string) => {
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
    if (field === 'id' && !value.includes('\0')) id = value
  }
  const finished = (): readonly StreamedEvent[] => {
    const events =
      data.length === 0 ? [] : [{ name: name || 'message', data: data.join('\n'), lastEventId: id }]
    name = ''
    data = []
    return events
  }

  return {
    lastEventId: () => id,
    read: (piece) => {
      const lines = (rest + piece).split('\n')
      rest = lines.pop() ?? ''
      return lines.flatMap((ended) => {
        const line = ended.endsWith('\r') ? ended.slice(0, -1) : ended
        if (line === '') return finished()
        const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? []
        take(field, value)
        return []
      })
    },
  }
}
