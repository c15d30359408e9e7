import type { ReactNode } from 'react'

/** One line for a person: that something was done (with Undo), or that it failed (with what to do). */
export type Message = {
  readonly id: number
  readonly kind: 'done' | 'failed'
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
  /** The person dismissed it without its action, or newer messages replaced it. */
  readonly onDismiss?: () => void
  /** A second action, which keeps the first one. */
  readonly also?: { readonly label: string; readonly run: () => void }
  /** What stands below the text. */
  readonly extra?: ReactNode
  /** It stays until it is taken away. */
  readonly isLasting?: boolean
}

/** A text in the language that the page has then: a message changes with it. */
export type Words = () => string

type NewAction = { readonly label: Words; readonly run: () => void }

/** A message as it is made. */
export type NewMessage = Omit<Message, 'id' | 'text' | 'action' | 'also' | 'extra'> & {
  readonly text: Words
  readonly action?: NewAction
  readonly also?: NewAction
  readonly extra?: (() => ReactNode) | undefined
}

/** As many as can be read; newer ones replace older ones. */
const maxAtOnce = 3

let messages: readonly Message[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Show a message in the region "Messages".
 *
 * @returns removes it
 */
export function notify(message: NewMessage): () => void {
  const id = ++lastId
  const all = [...messages, inWords(message, id)]
  // Messages that stay are replaced last.
  const passing = messages.find((each) => each.isLasting !== true)
  const gone = all.length > maxAtOnce ? (passing ?? messages[0]) : undefined
  change(all.filter((each) => each !== gone))
  gone?.onDismiss?.()
  return () => dismiss(id)
}

/** Remove a message; nothing happens if it is gone already. */
export function dismiss(id: Message['id']): void {
  if (messages.some((message) => message.id === id)) change(messages.filter((message) => message.id !== id))
}

export function currentMessages(): readonly Message[] {
  return messages
}

/** @returns stops listening */
export function onMessagesChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Message[]): void {
  messages = next
  for (const listener of listeners) listener()
}

/** Its words are asked for whenever it is drawn. */
function inWords({ text, action, also, extra, ...message }: NewMessage, id: Message['id']): Message {
  return {
    ...message,
    id,
    ...(action && { action: actionInWords(action) }),
    ...(also && { also: actionInWords(also) }),
    get text() {
      return text()
    },
    get extra() {
      // An empty text is none.
      return extra?.() || undefined
    },
  }
}

const actionInWords = ({ label, run }: NewAction) => ({
  run,
  get label() {
    return label()
  },
})
