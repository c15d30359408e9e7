import { useLingui } from '@lingui/react/macro'
import { componentsOf, textOf } from '#domain/jcal/properties.ts'
import type { ICalendarReading } from '#domain/ical/parseICalendar.ts'
import { explain } from '../../../api/explain.ts'
import type { ImportedEvent, ImportResult } from './sending/importEvents.ts'
import { LineList } from './LineList.tsx'
import { mendNames, skipNames } from './lineReasons.ts'

// lingui-set comment="Headings over lists of events in an imported file."

type FileLinesProps = {
  readonly reading: ICalendarReading
  readonly refused: ImportResult['refused']
}

/** What is not imported from a file, and what had to be corrected, each with its reason and line. */
export function FileLines({ reading, refused }: FileLinesProps) {
  const { t } = useLingui()
  const skipped = reading.skipped.map(({ what, why, line }) => ({ what, reason: t(skipNames[why]), line }))
  const failures = refused.map(({ event, failure }) => ({
    what: titleIn(event),
    reason: t(explain(failure).sentence),
  }))
  const mended = reading.mended.map(({ what, how, line }) => ({ what, reason: t(mendNames[how]), line }))
  return (
    <>
      <LineList title={t`Skipped`} lines={[...skipped, ...failures]} />
      <LineList title={t`Corrected`} lines={mended} />
    </>
  )
}

function titleIn({ eventId, data }: ImportedEvent): string {
  const vevent = componentsOf(data, 'vevent')[0]
  return (vevent && (textOf(vevent, 'summary') || textOf(vevent, 'uid'))) || eventId
}
