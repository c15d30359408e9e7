import { byteLength } from '../../../byteLength.ts'
import type { Store } from '../../Store.ts'
import { isSameAddress } from '../../isSameAddress.ts'
import { growthBy, isGrowing, isOver } from '../../homeSize.ts'
import { nextVersion } from '../../nextVersion.ts'
import { remindersFrom } from '../../remindersFrom.ts'
import { allows } from '../../precondition.ts'
import { searchTerms } from '../../search/searchTerms.ts'
import { addToHistory, dropHistory, moveHistory } from '../history/sqlHistoryWrites.ts'
import { rememberMove } from '../history/sqlUnseenWrites.ts'
import { isKnownState, writeScheduling } from '../scheduling/sqlSchedulingWrites.ts'
import { addEventToBin } from '../sqlBinWrites.ts'
import { inTransaction, type SqlDatabase } from '../sqlTransaction.ts'
import { eventOf } from './eventRows.ts'
import { isAt } from '../isAt.ts'
import { sqlEventChanges } from './sqlEventChanges.ts'
import { sqlEventLookups } from './sqlEventLookups.ts'
import { sqlEventRanges } from './sqlEventRanges.ts'
import { sqlEventSearch } from './sqlEventSearch.ts'
import { sqlEventWrites } from './sqlEventWrites.ts'

export function sqlStoreEvents(database: SqlDatabase): Store['events'] {
  const { lockCalendar, lockCalendars, stateAt, sizeOfHome, write, remove } = sqlEventWrites(database)
  return {
    ...sqlEventLookups(database),
    ...sqlEventRanges(database),
    ...sqlEventChanges(database),
    ...sqlEventSearch(database),
    put: (event, precondition, limit, writer, scheduling) => {
      const terms = searchTerms(event)
      return inTransaction(database, async (transaction) => {
        const calendar = await lockCalendar(transaction, event)
        if (calendar === undefined) return 'no-calendar'
        const there = await stateAt(transaction, event)
        if (!allows(precondition, there?.etag, calendar.revision)) return 'precondition-failed'
        if (!(await isKnownState(transaction, event.homeId, scheduling))) return 'precondition-failed'
        const growth = growthBy(event, there?.bytes)
        if (limit !== undefined && isGrowing(growth)) {
          if (isOver(await sizeOfHome(transaction, event.homeId), growth, limit)) return 'home-full'
        }
        const isSame = there?.etag === event.etag
        if (there !== undefined && writer !== undefined && !isSame)
          await addToHistory(transaction, event, writer)
        const history = isSame
          ? { version: there.version, by: there.by }
          : { version: nextVersion(there?.version), by: writer?.by ?? null }
        const reminders = { remindersFrom: remindersFrom(event.jcal, event.modifiedAt) }
        await write(transaction, event, terms, there, { ...history, ...reminders })
        await writeScheduling(transaction, event.homeId, scheduling)
        return there === undefined ? 'created' : 'changed'
      })
    },
    delete: (address, precondition, deletion, scheduling) =>
      inTransaction(database, async (transaction) => {
        const calendar = await lockCalendar(transaction, address)
        const there = await stateAt(transaction, address)
        if (!allows(precondition, there?.etag, calendar?.revision)) return 'precondition-failed'
        if (there === undefined) return 'missing'
        if (!(await isKnownState(transaction, address.homeId, scheduling))) return 'precondition-failed'
        if (deletion === undefined) await dropHistory(transaction, address)
        else await addEventToBin(transaction, address, deletion)
        await remove(transaction, address, there)
        await writeScheduling(transaction, address.homeId, scheduling)
        return 'deleted'
      }),
    move: (from, to, overwrite, { limit, deletion } = {}, replacing) =>
      inTransaction(database, async (transaction) => {
        const hasTarget = await lockCalendars(transaction, from, to)
        const row = await transaction.selectFrom('events').selectAll().where(isAt(from)).executeTakeFirst()
        if (row === undefined) return 'missing'
        if (!hasTarget) return 'no-calendar'
        const there = await stateAt(transaction, to)
        if (there !== undefined && !overwrite) return 'exists'
        if (isSameAddress(from, to)) return 'replaced'
        if (replacing !== undefined && replacing.etag !== (there?.etag ?? null)) return 'changed-meanwhile'
        if (!(await isKnownState(transaction, to.homeId, replacing?.scheduling))) return 'changed-meanwhile'
        const { homeId, calendarId, eventId } = to
        if (homeId !== from.homeId) {
          const growth = growthBy(eventOf(row), there?.bytes)
          if (limit !== undefined && isOver(await sizeOfHome(transaction, homeId), growth, limit))
            return 'home-full'
          if (deletion !== undefined) await addEventToBin(transaction, from, deletion)
        } else if (deletion !== undefined) await rememberMove(transaction, from, to, deletion)
        if (there !== undefined && replacing?.deletion !== undefined)
          await addEventToBin(transaction, to, replacing.deletion)
        await remove(transaction, from, { bytes: byteLength(row.jcal) })
        await moveHistory(transaction, from, to)
        const moved = { ...eventOf(row), homeId, calendarId, eventId }
        const history = {
          version: row.version,
          by: row.modified_by,
          remindersFrom: row.reminders_from,
        }
        await write(transaction, moved, searchTerms(moved), there, history)
        await writeScheduling(transaction, homeId, replacing?.scheduling)
        return there === undefined ? 'created' : 'replaced'
      }),
  }
}
