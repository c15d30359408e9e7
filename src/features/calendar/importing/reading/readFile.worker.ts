import { readBoth } from './readBoth.ts'

// Reads a file outside of the page, which stays responsive during thousands of events.
self.addEventListener('message', ({ data }: MessageEvent<string>) => self.postMessage(readBoth(data)))
