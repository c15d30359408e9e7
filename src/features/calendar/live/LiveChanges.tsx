import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as v from 'valibot'
import { changesEndpoints } from '#contract/changes/changesEndpoints.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { useHasEnded, useSession } from '../../../api/SessionProvider.tsx'
import { useUser } from '../../../api/UserProvider.tsx'
import { offers } from '../queries/server/hostFeatures.ts'
import { applyNews } from './applyNews.ts'
import { changeNews, type ChangeNews } from './ChangeNews.ts'
import { deadAfterMs, followChanges } from './followChanges.ts'
import { forgetUnlisted } from './forgetUnlisted.ts'
import { leadAlone } from './leadAlone.ts'
import { listReading } from './listReading.ts'
import { openStream } from './openStream.ts'
import { waitOrOnline } from './waitOrOnline.ts'

/** What others change is shown as it happens (CAL-33): one tab of the browser listens, and tells the others. */
export function LiveChanges(): null {
  const client = useQueryClient()
  const api = useApi()
  const session = useSession()
  const hasEnded = useHasEnded()
  const { id: userId } = useUser()

  useEffect(() => forgetUnlisted(client, userId), [client, userId])

  useEffect(() => {
    if (hasEnded || !offers(api, 'changes')) return undefined
    const leaving = new AbortController()
    const name = `kalends.changes.${userId}`
    const channel = new BroadcastChannel(name)
    const reading = listReading(client, deadAfterMs)
    const hear = (news: ChangeNews) => {
      reading.note(news)
      applyNews(client, userId, news)
    }
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const read = v.safeParse(changeNews, data)
      if (read.success) hear(read.output)
    })
    const tell = (news: ChangeNews) => {
      if (leaving.signal.aborted) return
      channel.postMessage(news)
      hear(news)
    }
    const { signal } = leaving
    void leadAlone(navigator.locks, name, signal, () =>
      followChanges({
        open: (lastEventId, until) =>
          openStream(api, session, {
            endpoint: changesEndpoints.changes,
            headers: lastEventId === '' ? {} : { 'Last-Event-ID': lastEventId },
            signal: until,
          }),
        tell,
        wait: waitOrOnline,
        now: () => performance.now(),
        chance: Math.random,
        signal,
      }),
    )
    return () => {
      leaving.abort()
      channel.close()
      reading.stop()
    }
  }, [api, client, session, hasEnded, userId])

  return null
}
