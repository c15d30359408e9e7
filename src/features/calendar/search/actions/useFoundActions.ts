import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { workingActions, type WorkingAction } from '../../../../navigation/actions/workingActions.ts'
import { actionsFor } from './actionsFor.ts'

/** What can be done on the page below the search, as far as a text asks for it. */
export function useFoundActions(text: string) {
  const { t } = useLingui()
  const [offered] = useState(() => workingActions().flatMap(({ actions }) => actions.filter(canRun)))
  return actionsFor(text, offered, ({ does }) => t(does))
}

const canRun = ({ run, isKeyOnly = false, isHeardEverywhere = false }: WorkingAction) =>
  run !== undefined && !isKeyOnly && !isHeardEverywhere
