import { parentPort, workerData } from 'node:worker_threads'
import { readIncomingMail } from './readIncomingMail.ts'
import type { MailJob } from './readMailInThread.ts'

// Reads a mail on a thread of its own, so that nobody waits for it.
const { source, authservId }: MailJob = workerData
parentPort?.postMessage(await readIncomingMail(source, authservId))
