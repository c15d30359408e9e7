/** Waits this long, or until the browser has a network again. Rejects when the signal is aborted. */
export const waitOrOnline = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const over = new AbortController()
    const done = () => {
      over.abort()
      clearTimeout(timer)
    }
    const timer = setTimeout(() => {
      done()
      resolve()
    }, milliseconds)
    const once = { once: true, signal: over.signal }
    globalThis.addEventListener('online', () => (done(), resolve()), once)
    signal.addEventListener('abort', () => (done(), reject(signal.reason)), once)
    if (signal.aborted) {
      done()
      reject(signal.reason)
    }
  })
