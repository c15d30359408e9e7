import { readBoth } from './readBoth.ts'

// Reads a file beside the page: thousands of events take their time, and the page stays alive.
self.addEventListener('message', ({ data }: MessageEvent<string>) => self.postMessage(readBoth(data)))
