import { useEffect, useRef, useState } from 'react'
import { dateOf } from '#domain/time/instantOf.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { useReader } from '../queries/ranges/useReader.ts'
import { rehearseImport } from '../rehearsal/rehearseImport.ts'
import { previewOf } from './reading/previewOf.ts'
import type { ResumedImport } from './ResumedImport.ts'
import { importOf } from './useImport.ts'

type Ways = {
  readonly zone: string
  /** Turn to a day, without the dialog. */
  readonly onShow: (date: IsoDate) => void
  /** The dialog again. */
  readonly onResume: (resumed: ResumedImport) => void
  readonly onClose: () => void
}

/** Draws what is in a file in the grid. The dialog is away meanwhile, and comes back with everything in it. */
export function useLookFirst({ zone, onShow, onResume, onClose }: Ways) {
  const api = useApi()
  const { myAddresses } = useReader(zone)
  const [isAsking, setIsAsking] = useState(false)
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  async function look(calendar: Calendar, resumed: ResumedImport): Promise<void> {
    setIsAsking(true)
    const reading = resumed.isGuessing ? resumed.reading.guessed : resumed.reading.strict
    const begin = await rehearseImport(api, {
      edit: importOf(calendar, reading),
      calendar,
      zone,
      myAddresses,
      onApply: () => onResume({ ...resumed, isApplied: true }),
      onDiscard: () => onResume(resumed),
      onLeave: () => undefined,
    })
    // The dialog was closed in the meantime.
    if (!isThere.current) return
    begin()
    const { first } = previewOf(reading)
    if (first === null) onClose()
    else onShow(dateOf(first, zone))
  }

  return {
    look: (calendar: Calendar, resumed: ResumedImport) => void look(calendar, resumed),
    /** The calendar is asked for what it holds. */
    isAsking,
  }
}
