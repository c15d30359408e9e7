import { answerMessages } from '../../../../ui/loading/answerMessages.ts'
import { readBoth } from './readBoth.ts'

// Reads a file outside of the page, which stays responsive during thousands of events.
answerMessages((text: string) => self.postMessage(readBoth(text)))
