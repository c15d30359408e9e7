import * as v from 'valibot'
import { settingTable } from './settingTable.ts'

/** The table of settings as README.md shows it, one row each. */
export function settingsMarkdown(): string {
  const rows = Object.entries(settingTable.entries).map(
    ([name, schema]) =>
      `| \`${name}\` | \`${v.getTitle(schema)}\` | ${defaultOf(schema)} | ${v.getDescription(schema)} |`,
  )
  return ['| environment | kalends.json | default | |', '|---|---|---|---|', ...rows].join('\n')
}

function defaultOf(schema: (typeof settingTable.entries)[keyof typeof settingTable.entries]): string {
  const { otherwise } = v.getMetadata(schema)
  const fallback: unknown = v.getDefault(schema)
  return typeof fallback === 'string' && fallback !== '' ? `\`${fallback}\`` : otherwise
}
