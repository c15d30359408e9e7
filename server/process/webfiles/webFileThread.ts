import { parentPort, workerData } from 'node:worker_threads'
import { readWebFile } from '../../calendar/web/readWebFile.ts'
import type { WebFileJob } from './webFilesOf.ts'

// Reads a calendar on the web on a thread of its own, so that nobody waits for it.
const { bytes, limits }: WebFileJob = workerData
parentPort?.postMessage(await readWebFile(bytes, limits))
