import { notify, type Message } from '../../../ui/messages/messages.ts'

/** A way back that a message offers. */
type Offer = {
  readonly withdraw: () => void
  /** Later edits leave it there. */
  readonly isLasting: boolean
}

let offers: readonly Offer[] = []

type OfferOptions = Pick<Message, 'also' | 'extra'> & {
  /** It stays until it is used or dismissed, whatever is done next. */
  readonly isLasting?: boolean
}

/**
 * Announce that something was done, with Undo. For edits there is one such message at a time, for the last
 * edit; messages that stay are below it.
 *
 * @returns withdraws it
 */
export function offerUndo(
  text: string,
  label: string,
  run: () => void,
  { also, extra, isLasting = false }: OfferOptions = {},
): () => void {
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
  const takeAway = notify({ kind: 'done', text, isLasting, action, extra, ...(also && { also }) })
  const offer: Offer = { withdraw: takeAway, isLasting }
  offers = [...offers, offer]
  return withdraw
}

/** Withdraw the offer to undo the last edit, because something else is about to be done. */
export function withdrawUndo(): void {
  for (const { isLasting, withdraw } of offers) if (!isLasting) withdraw()
  offers = offers.filter(({ isLasting }) => isLasting)
}
