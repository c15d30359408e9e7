import { answerMessages } from '../../../ui/loading/answerMessages.ts'
import type { SearchRequest } from './SearchMessage.ts'
import { serveSearch } from './serveSearch.ts'

// Keeps the index outside of the page: searching 100,000 events takes no time from the page.
const serve = serveSearch((message) => self.postMessage(message))
answerMessages(({ data }: MessageEvent<SearchRequest>) => serve(data))
