import type { EpochMs } from '#domain/time/units.ts'
import { notify, type NewMessage, type Words } from '../../../ui/messages/messages.ts'

/** A way back that a message offers. */
type Offer = {
  readonly withdraw: () => void
  readonly madeAt: EpochMs | undefined
  /** Later edits leave it there. */
  readonly isLasting: boolean
}

let offers: readonly Offer[] = []

type OfferOptions = Pick<NewMessage, 'also' | 'extra'> & {
  /** It stays until it is used or dismissed, whatever is done next. */
  readonly isLasting?: boolean
  /** When the person made the edit: edits are answered in any order. */
  readonly madeAt?: EpochMs
}

/**
 * Announce that something was done, with Undo. For edits there is one such message at a time, for the last
 * edit that was made; an earlier one that is answered later is announced without Undo. Messages that stay are
 * below it.
 *
 * @returns withdraws it
 */
export function offerUndo(
  text: Words,
  label: Words,
  run: () => void,
  { also, extra, isLasting = false, madeAt }: OfferOptions = {},
): () => void {
  const message = { kind: 'done', text, isLasting, extra, ...(also && { also }) } as const
  if (offers.some((each) => isLater(each, madeAt))) return notify(message)
  withdrawUndo()
  const withdraw = () => {
    takeAway()
    offers = offers.filter((each) => each !== offer)
  }
  const action = {
    label,
    run: () => {
      withdraw()
      run()
    },
  }
  const takeAway = notify({ ...message, action })
  const offer: Offer = { withdraw: takeAway, isLasting, madeAt }
  offers = [...offers, offer]
  return withdraw
}

const isLater = (offer: Offer, madeAt: EpochMs | undefined) =>
  !offer.isLasting && madeAt !== undefined && offer.madeAt !== undefined && offer.madeAt > madeAt

/** Withdraw the offer to undo the last edit, because something else is about to be done. */
export function withdrawUndo(): void {
  for (const { isLasting, withdraw } of offers) if (!isLasting) withdraw()
  offers = offers.filter(({ isLasting }) => isLasting)
}
