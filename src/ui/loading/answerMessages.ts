/**
 * Answers the messages that a worker gets, in their order. Where the browser has no `Temporal`, they wait for the same
 * replacement that `main.tsx` loads: what is global in the page is not in a worker. What fails is an error of the worker.
 */
export function answerMessages(answer: (message: MessageEvent) => void): void {
  const ready = 'Temporal' in globalThis ? null : import('temporal-polyfill/full/global')
  self.addEventListener('message', (message) => {
    if (ready === null) answer(message)
    else ready.then(() => answer(message)).catch(reportError)
  })
}
