import type { QueuedEdit } from '../../queries/QueuedEdit.ts'
import type { EditContext } from '../EditContext.ts'

/**
 * Asks once whether guests are told of edits that are made together, if any of them concerns them, and sends them then.
 */
export type TellingHost = (
  context: EditContext,
  queued: readonly QueuedEdit[],
  send: (queued: readonly QueuedEdit[]) => void,
) => void

const host: { current: TellingHost | null } = { current: null }

/** The part of the page that asks; without one guests are told. @returns takes it away */
export function setTellingHost(asks: TellingHost): () => void {
  host.current = asks
  return () => {
    if (host.current === asks) host.current = null
  }
}

export const tellingHost = (): TellingHost => host.current ?? ((_, queued, send) => send(queued))
