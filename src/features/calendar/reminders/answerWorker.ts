import * as v from 'valibot'
import type { Path } from '../../../navigation/addresses.ts'

const path = v.custom<Path>((value) => typeof value === 'string' && value.startsWith('/calendar/'))
const question = v.variant('kind', [
  v.object({ kind: v.literal('reminder'), key: v.string() }),
  v.object({ kind: v.literal('open-reminder'), path }),
  v.object({ kind: v.literal('snooze-reminder'), key: v.string() }),
])

type Answers = {
  /** Whether the reminder with this key has come in one of the tabs, which then speaks for all. */
  readonly hasCome: (key: string) => boolean
  readonly open: (path: Path) => void
  /** Has the reminder with this key come again later; false if it is not shown. */
  readonly snooze: (key: string) => boolean
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
      port?.postMessage(answerTo(read.output, answers))
    })
  }
  workers.addEventListener('message', onMessage)
  return () => workers.removeEventListener('message', onMessage)
}

function answerTo(asked: v.InferOutput<typeof question>, answers: Answers): boolean {
  switch (asked.kind) {
    case 'reminder':
      return answers.hasCome(asked.key)
    case 'snooze-reminder':
      return answers.snooze(asked.key)
    case 'open-reminder':
      answers.open(asked.path)
      return true
  }
}
