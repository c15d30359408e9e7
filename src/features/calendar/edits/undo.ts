import { t } from '@lingui/core/macro'
import { notify, type Message } from '../../../ui/messages/messages.ts'

/** A way back. */
type Offer = {
  readonly undo: () => void
  readonly withdraw: () => void
  /** Later edits leave it there. */
  readonly isLasting: boolean
}

/** The last edit, last, and below it what lasts. */
let offers: readonly Offer[] = []

/** Undo was asked for before there was a way back, as the edit was on its way. */
let isWanted = false

type OfferOptions = {
  readonly also?: Message['also']
  /** It is there until it is used or dismissed, whatever is done next: it looks for itself what has changed since. */
  readonly isLasting?: boolean
}

/**
 * Say that something was done, with the way back. Of edits there is one at a time, that of the last; what lasts is
 * below it. It stays for the key when its message has gone.
 */
export function offerUndo(
  text: string,
  label: string,
  run: () => void,
  { also, isLasting = false }: OfferOptions = {},
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
  const offer: Offer = { undo, withdraw: notify({ ...message, ...(also && { also }) }), isLasting }
  offers = [...offers, offer]
}

/** Take the offer of the last edit away: what it would bring back is about to be changed again. */
export function withdrawUndo(): void {
  for (const { isLasting, withdraw } of offers) if (!isLasting) withdraw()
  offers = offers.filter(({ isLasting }) => isLasting)
  isWanted = false
}

/** What was asked to be undone has not come about. */
export function forgetWantedUndo(): void {
  isWanted = false
}

/** @param isSaving the last edit is on its way: it is undone as soon as it is saved */
export function undoLast(isSaving: boolean): void {
  const last = isSaving ? undefined : offers.at(-1)
  if (last) return last.undo()
  isWanted = isSaving
  const text = isSaving ? t`This will be undone as soon as it’s saved.` : t`Nothing to undo.`
  notify({ kind: 'done', text })
}
