import type { JCal, JCalComponent } from '#contract/jcal.ts'

/** jCal as JSON, each property on a line, to be read and compared. */
export const printJCal = (jcal: JCal): string => linesOf(jcal).join('\n')

function linesOf([name, properties, components = []]: JCalComponent | JCal): readonly string[] {
  return [
    `[${JSON.stringify(name)}, [`,
    ...separated(properties.map((property) => [JSON.stringify(property)])).map(indented),
    `], [`,
    ...separated(components.map(linesOf)).map(indented),
    ']]',
  ]
}

/** A comma ends each block but the last one. */
const separated = (blocks: readonly (readonly string[])[]): readonly string[] =>
  blocks.flatMap((lines, at) =>
    at === blocks.length - 1 ? lines : [...lines.slice(0, -1), `${lines.at(-1) ?? ''},`],
  )

const indented = (line: string) => `  ${line}`
