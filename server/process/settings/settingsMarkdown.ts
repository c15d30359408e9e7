import * as v from 'valibot'
import { settingTable } from './settingTable.ts'

/** The table for docs/settings.md: a line for each setting with its key in `kalends.json` and its default. */
export function settingsMarkdown(): string {
  return Object.entries(settingTable.entries)
    .map(
      ([name, schema]) =>
        `- \`${name}\` (\`${v.getTitle(schema)}\`): ${v.getDescription(schema)} Default: ${defaultOf(schema)}.`,
    )
    .join('\n')
}

function defaultOf(schema: (typeof settingTable.entries)[keyof typeof settingTable.entries]): string {
  const { otherwise } = v.getMetadata(schema)
  const fallback: unknown = v.getDefault(schema)
  return typeof fallback === 'string' && fallback !== '' ? `\`${fallback}\`` : otherwise
}
