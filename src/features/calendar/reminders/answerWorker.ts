import * as v from 'valibot'
import type { Path } from '../../../navigation/addresses.ts'

const path = v.custom<Path>((value) => typeof value === 'string' && value.startsWith('/calendar/'))
const question = v.variant('kind', [
  v.object({ kind: v.literal('reminder'), key: v.string() }),
  v.object({ kind: v.literal('open-reminder'), path }),
])

type Answers = {
  /** Whether the reminder with this key has come in one of the tabs, which then speaks for all. */
  readonly hasCome: (key: string) => boolean
  readonly open: (path: Path) => void
}

/**
 * Answers the worker of `public/assets/push.js`, which stays silent where a tab has spoken, and opens an event in a tab
 * that is there.
 *
 * @returns stops that
 */
export function answerWorker(
  workers: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  answers: Answers,
) {
  const onMessage = (event: Event) => {
    if (!(event instanceof MessageEvent)) return
    const read = v.safeParse(question, event.data)
    if (!read.success) return
    const [port] = event.ports
    // After all who listen have looked for what is due.
    queueMicrotask(() => {
      if (read.output.kind === 'open-reminder') answers.open(read.output.path)
      port?.postMessage(read.output.kind === 'open-reminder' || answers.hasCome(read.output.key))
    })
  }
  workers.addEventListener('message', onMessage)
  return () => workers.removeEventListener('message', onMessage)
}
