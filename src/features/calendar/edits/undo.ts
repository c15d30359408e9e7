import { notify } from '../../../ui/messages.ts'

/** Say that something was done, with the way back. There is one way back at a time: that of the last edit. */
export function offerUndo(text: string, label: string, run: () => void): void {
  withdrawUndo()
  withdraw = notify({ kind: 'done', text, action: { label, run } })
}

/** Take the offer away: what it would bring back is about to be changed again. */
export function withdrawUndo(): void {
  withdraw()
}

let withdraw = () => {}
