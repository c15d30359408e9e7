import * as v from 'valibot'

const news = v.variant('kind', [
  v.object({ kind: v.literal('signed-out') }),
  v.object({ kind: v.literal('signed-in'), subject: v.string() }),
])

/** What one tab tells the others: that nobody is signed in any more, or who now is. */
export type TabNews = v.InferOutput<typeof news>

export const tellTabs = (channel: BroadcastChannel, message: TabNews): void => channel.postMessage(message)

/** @returns how to stop being told */
export function onTabNews(channel: BroadcastChannel, listener: (message: TabNews) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(news, data)
    if (read.success) listener(read.output)
  }
  channel.addEventListener('message', onMessage)
  return () => channel.removeEventListener('message', onMessage)
}
