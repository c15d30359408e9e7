import { t } from '@lingui/core/macro'
import { notify, type Message } from '../../../ui/messages/messages.ts'

/** A way back. */
type Offer = {
  readonly undo: () => void
  readonly withdraw: () => void
  /** Later edits leave it there. */
  readonly isLasting: boolean
}

/** The last edit comes last; what stays longer is below it. */
let offers: readonly Offer[] = []

/** Undo was pressed while the edit was being sent, before it could be undone. */
let isWanted = false

type OfferOptions = Pick<Message, 'also' | 'extra'> & {
  /**
   * It stays until it is used or dismissed, whatever is done next: it checks itself what has changed since.
   */
  readonly isLasting?: boolean
}

/**
 * Announce that something was done, with Undo. For edits there is one such message at a time, for the last
 * edit; messages that stay are below it. The key undoes it even after the message has gone.
 */
export function offerUndo(
  text: string,
  label: string,
  run: () => void,
  { also, extra, isLasting = false }: OfferOptions = {},
): void {
  const wasWanted = isWanted
  withdrawUndo()
  if (wasWanted) return run()
  const undo = () => {
    offer.withdraw()
    offers = offers.filter((each) => each !== offer)
    run()
  }
  const message = { kind: 'done', text, isLasting, action: { label, run: undo } } as const
  const offer: Offer = { undo, withdraw: notify({ ...message, extra, ...(also && { also }) }), isLasting }
  offers = [...offers, offer]
}

/** Withdraw the offer to undo the last edit, because the same event is about to be changed again. */
export function withdrawUndo(): void {
  for (const { isLasting, withdraw } of offers) if (!isLasting) withdraw()
  offers = offers.filter(({ isLasting }) => isLasting)
  isWanted = false
}

/** The edit that was to be undone was not saved. */
export function forgetWantedUndo(): void {
  isWanted = false
}

/** @param isSaving the last edit is being sent: it is undone as soon as it is saved */
export function undoLast(isSaving: boolean): void {
  const last = isSaving ? undefined : offers.at(-1)
  if (last) return last.undo()
  isWanted = isSaving
  const text = isSaving ? t`This will be undone as soon as it’s saved.` : t`Nothing to undo.`
  notify({ kind: 'done', text })
}
