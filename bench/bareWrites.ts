import { DatabaseSync } from 'node:sqlite'
import { bodies, type Puts } from './durablePuts.ts'
import { quantile } from './measure.ts'
import { homeId } from './sixWeeks.ts'

/**
 * The rows of a PUT written with node:sqlite alone: begin, write an event, its calendar's revision and the
 * change, commit, as durable as in the service's store. A service with one commit for each PUT cannot be
 * faster.
 *
 * @param file a store with the events
 */
export function bareWrites(file: string, count: number): (seconds: number) => Puts {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  const write = database.prepare(
    'update events set jcal = ?, etag = ? where home_id = ? and calendar_id = ? and event_id = ?',
  )
  const raise = database.prepare(
    'update calendars set revision = revision + 1 where home_id = ? and calendar_id = ? returning revision',
  )
  const note = database.prepare(
    `insert into event_changes (home_id, calendar_id, event_id, revision, is_deleted) values (?, ?, ?, ?, 0)
     on conflict (home_id, calendar_id, event_id) do update set revision = excluded.revision`,
  )
  const bodyOf = bodies(count)
  let number = 0
  return (seconds) => {
    const times: number[] = []
    const began = performance.now()
    const worked = process.threadCpuUsage()
    while (performance.now() - began < seconds * 1000) {
      const asked = performance.now()
      const { eventId, body } = bodyOf((number += 1))
      database.exec('BEGIN')
      write.run(body, `"${number}"`, homeId, homeId, eventId)
      const revision = Number(raise.get(homeId, homeId)?.['revision'])
      note.run(homeId, homeId, eventId, revision)
      database.exec('COMMIT')
      times.push(performance.now() - asked)
    }
    const { user, system } = process.threadCpuUsage(worked)
    return {
      perSecond: times.length / ((performance.now() - began) / 1000),
      p95Ms: quantile(times, 0.95),
      processorMs: (user + system) / 1000 / times.length,
    }
  }
}
