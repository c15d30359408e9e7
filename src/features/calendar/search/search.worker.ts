import { answerMessages } from '../../../ui/loading/answerMessages.ts'
import { serveSearch } from './serveSearch.ts'

// Keeps the index outside of the page: searching 100,000 events takes no time from the page.
answerMessages(serveSearch((message) => self.postMessage(message)))
