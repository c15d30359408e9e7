import * as v from 'valibot'

/**
 * Messages from the window of a trial to the page that opened it. They have no other connection: the window
 * is opened with `noopener`, and Cross-Origin-Opener-Policy cuts `opener` and `closed` anyway.
 */
const name = 'kalends.trial'

const news = v.object({ trialId: v.string() })

/** Announce that the provider's answer for a trial was passed on. */
export function tellTrial(trialId: string): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage({ trialId })
  channel.close()
}

/** @returns how to stop being told */
export function onTrialNews(trialId: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(news, data)
    if (read.success && read.output.trialId === trialId) listener()
  })
  return () => channel.close()
}
