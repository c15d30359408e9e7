// Writes the list of docs/settings.md from the table that reads the settings.

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { settingsMarkdown } from '../server/process/settings/settingsMarkdown.ts'

const file = 'docs/settings.md'
const [before = '', , after = ''] = readFileSync(file, 'utf8').split(/<!-- \/?settings -->/)
writeFileSync(file, `${before}<!-- settings -->\n\n${settingsMarkdown()}\n\n<!-- /settings -->${after}`)
const { status } = spawnSync('node_modules/.bin/oxfmt', [file], { stdio: 'inherit' })
process.exitCode = status ?? 1
