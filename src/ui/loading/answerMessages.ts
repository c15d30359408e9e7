/**
 * Answers the messages that a worker gets, in their order. Where the browser has no `Temporal`, they wait for the same
 * replacement that `main.tsx` loads: what is global in the page is not in a worker. What fails is an error of the worker.
 */
export function answerMessages<Message>(answer: (message: Message) => void): void {
  const ready = 'Temporal' in globalThis ? null : import('temporal-polyfill/full/global')
  self.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (ready === null) answer(data)
    else ready.then(() => answer(data)).catch(reportError)
  })
}
