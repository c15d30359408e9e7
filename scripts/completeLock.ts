import { readFileSync, writeFileSync } from 'node:fs'
import { completed } from './lock/completed.ts'
import type { Lock } from './lock/Lock.ts'

// Run after each install that changes package-lock.json: see lock/completed.ts for why.
const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const complete = completed(lock)
const added = Object.keys(complete.packages).length - Object.keys(lock.packages).length
if (added > 0) writeFileSync('package-lock.json', `${JSON.stringify(complete, null, 2)}\n`)
console.log(`package-lock.json: ${added} bindings of other platforms added`)
