import * as v from 'valibot'

const news = v.variant('kind', [
  v.object({ kind: v.literal('renewal-answered'), query: v.string() }),
  v.object({ kind: v.literal('renewal-taken'), query: v.string() }),
])

/**
 * Messages between the window in which somebody signed in again and the tab that opened it. They have no
 * other connection.
 */
export type RenewalNews = v.InferOutput<typeof news>

export const tellRenewal = (channel: BroadcastChannel, message: RenewalNews): void =>
  channel.postMessage(message)

/** @returns how to stop being told */
export function onRenewalNews(
  channel: BroadcastChannel,
  listener: (message: RenewalNews) => void,
): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(news, data)
    if (read.success) listener(read.output)
  }
  channel.addEventListener('message', onMessage)
  return () => channel.removeEventListener('message', onMessage)
}
