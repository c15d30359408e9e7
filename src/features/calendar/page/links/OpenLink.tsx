import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import type { IsoDate } from '#domain/time/units.ts'
import { homePath, type Path } from '../../../../navigation/addresses.ts'
import { linkIn } from '../../../../navigation/linkPath.ts'
import { newEventPath } from '../../../../navigation/paths.ts'
import { readLink } from '../../../../navigation/readLink.ts'
import { useGo } from '../../../../navigation/useGo.ts'
import { notify } from '../../../../ui/messages/messages.ts'
import type { OpenDialog } from '../OpenDialog.ts'

type OpenLinkProps = {
  readonly path: Path
  /** The view and the day that it is opened over. */
  readonly view: string
  readonly date: IsoDate
  readonly setDialog: (dialog: OpenDialog) => void
}

/** Opens a link that the browser gave to us: the form of a new event, or a calendar. Nothing is saved. */
export function OpenLink({ path, view, date, setDialog }: OpenLinkProps) {
  const { t } = useLingui()
  const go = useGo()
  const open = useEffectEvent(() => {
    const link = readLink(linkIn(path))
    if (link?.kind === 'event') return go(newEventPath({ view, date }, link.event), { replace: true })
    if (link) setDialog({ kind: 'published', file: link.file })
    else notify({ kind: 'failed', text: () => t`This link doesn’t lead to an event or a calendar.` })
    go(homePath, { replace: true })
  })
  useEffect(() => open(), [])
  return null
}
