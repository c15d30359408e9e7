import type { StopWork } from '../../calendar/scheduling/dueWork.ts'
import type { Server } from '../../context.ts'
import { healthBeat } from './healthBeat.ts'

type Worker = { readonly start: () => StopWork }

type WorkingServer = Server & {
  readonly deliveries: Worker
  readonly mail: Worker | null
  readonly webReading: Worker | null
  readonly reminders: Worker | null
  readonly changes: { readonly stop: () => void }
}

/**
 * Starts what the service does without being asked.
 *
 * @returns stops all of it at once: while one part ends what it does, the others begin nothing either
 */
export function startWork(service: WorkingServer, publicUrl: string): StopWork {
  const { deliveries, mail, webReading, reminders, changes } = service
  const workers = [deliveries, mail, webReading, reminders].filter((each) => each !== null)
  const stops = [...workers.map((each) => each.start()), healthBeat(service, publicUrl)]
  return async () => {
    changes.stop()
    await Promise.all(stops.map((stop) => stop()))
  }
}
