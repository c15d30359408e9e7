import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { workingActions, type WorkingAction } from '../../../../navigation/actions/workingActions.ts'
import { actionsFor } from './actionsFor.ts'
import { useEventActions, type AroundSearch } from './useEventActions.ts'

/** What can be done on the page below the search and with its event in focus, as far as a text asks for it. */
export function useFoundActions(text: string, around: AroundSearch) {
  const { t } = useLingui()
  const [offered] = useState(() => workingActions().flatMap(({ actions }) => actions.filter(canRun)))
  const ofEvent = useEventActions(around)
  // An answer to what was typed asks for no other actions.
  return useMemo(
    () => actionsFor(text, [...ofEvent, ...offered], ({ does }) => t(does)),
    [text, ofEvent, offered, t],
  )
}

const canRun = ({ run, isKeyOnly = false, isHeardEverywhere = false }: WorkingAction) =>
  run !== undefined && !isKeyOnly && !isHeardEverywhere
