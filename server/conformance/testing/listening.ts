import { eventStream, type StreamedEvent } from '#contract/changes/eventStream.ts'
import type { PersonName, World } from './world.ts'

/** Somebody who is told of changes, until the end of the test. */
export type Listening = {
  /** The next event, as its name and data. Rejects if the stream ends before. */
  next(): Promise<readonly [name: string, data: unknown]>
  /** What the reader would send as `Last-Event-ID`. */
  lastEventId(): string
  /** Resolves when the service ends the stream; with what came before. */
  ended(): Promise<readonly string[]>
  stop(): Promise<void>
}

/** @param headers instead of the person's usual credential */
export async function listening(
  world: World,
  name: PersonName,
  { lastEventId, headers }: { lastEventId?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Listening> {
  const answer = await world.fetch('GET', '/api/changes', {
    ...(headers === undefined && { as: name }),
    headers: { ...headers, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
  })
  const { body } = answer
  if (body === null || answer.headers.get('content-type')?.startsWith('text/event-stream') !== true)
    throw new Error(`No stream was answered: ${answer.status}`)
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  const stream = eventStream()
  const events: StreamedEvent[] = []

  const readUntil = async (isEnough: () => boolean) => {
    while (!isEnough()) {
      const { done, value } = await reader.read()
      if (done) return
      events.push(...stream.read(value))
    }
  }
  // The beginning has an id.
  await readUntil(() => stream.lastEventId() !== '')

  return {
    next: async () => {
      await readUntil(() => events.length > 0)
      const event = events.shift()
      if (event === undefined) throw new Error('The stream ended')
      return [event.name, JSON.parse(event.data)]
    },
    lastEventId: stream.lastEventId,
    ended: async () => {
      await readUntil(() => false)
      return events.map((event) => event.name)
    },
    stop: () => reader.cancel(),
  }
}
