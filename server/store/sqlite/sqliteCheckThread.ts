import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { quickCheck } from './sqliteQuickCheck.ts'

// Checks a store on a thread of its own, with a connection that only reads, so that nobody waits for it.
const { file, table } = v.parse(v.object({ file: v.string(), table: v.nullable(v.string()) }), workerData)
using database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
parentPort?.postMessage(quickCheck(database, table))
