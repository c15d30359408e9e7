import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { dateOf } from '#domain/time/instantOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { homePath, type Path } from '../../../../navigation/addresses.ts'
import { newEventPath } from '../../../../navigation/paths.ts'
import { readTimeLink } from '../../../../navigation/timeLink.ts'
import { useGo } from '../../../../navigation/useGo.ts'
import { notify } from '../../../../ui/messages/messages.ts'
import { timesIn } from '../../slip/timesIn.ts'

type OpenTimeLinkProps = {
  readonly path: Path
  /** The view that it is opened in. */
  readonly view: string
  /** The zone of the person. */
  readonly zone: string
}

/** Opens a new event at the time of a link, in the person's zone. Nothing is saved. */
export function OpenTimeLink({ path, view, zone }: OpenTimeLinkProps) {
  const { t } = useLingui()
  const go = useGo()
  const open = useEffectEvent(() => {
    const link = readTimeLink(path)
    if (!link) {
      notify({ kind: 'failed', text: () => t`This link doesn’t lead to a time. Ask for a new one.` })
      return go(homePath, { replace: true })
    }
    const { title } = link
    if (link.kind === 'allDay') {
      const { first, last } = link
      return go(newEventPath({ view, date: first }, { start: first, end: last, title }), { replace: true })
    }
    const inZone = zoneNamed(zone)
    const times = timesIn(link.start, link.end, inZone)
    return go(newEventPath({ view, date: dateOf(link.start, inZone) }, { ...times, title }), {
      replace: true,
    })
  })
  useEffect(() => open(), [])
  return null
}
