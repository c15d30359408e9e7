import { answerMessages } from '../../../../ui/loading/answerMessages.ts'
import { readBoth } from './readBoth.ts'

// Reads a file outside of the page, which stays responsive during thousands of events.
answerMessages(({ data }: MessageEvent<string>) => self.postMessage(readBoth(data)))
