import type { SearchRequest } from './SearchMessage.ts'
import { serveSearch } from './serveSearch.ts'

// Keeps the index beside the page: what a key asks of 100,000 events takes no time of the page.
const serve = serveSearch((message) => self.postMessage(message))
self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => serve(data))
