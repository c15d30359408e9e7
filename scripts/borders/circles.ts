import type { Import } from './importsOf.ts'
import { targetOf } from './targetOf.ts'

/**
 * Circles of imports among files and folders beside each other, in every folder except those with a table of
 * floors. A circle of two files is also one of their folders. Type imports count; tests and their support do
 * not.
 *
 * @param hasFloors folders with a table of floors
 * @returns a sentence for each circle, with an import for each step
 */
export function circles(imports: readonly Import[], hasFloors: readonly string[]): string[] {
  const steps = imports.flatMap((each) => stepOf(each) ?? [])
  const byFolder = Map.groupBy(steps, ({ folder }) => folder)
  return [...byFolder].flatMap(([folder, inside]) =>
    hasFloors.includes(folder) ? [] : circlesAmong(inside).map((circle) => sentenceOf(folder, circle)),
  )
}

/** An import as seen from the lowest folder that contains both files. */
type Step = { readonly folder: string; readonly from: string; readonly to: string; readonly found: Import }

function stepOf(found: Import): Step | null {
  const target = targetOf(found)
  if (target === null || isOfTests(found.file) || isOfTests(target)) return null
  const [from, to] = [found.file.split('/'), target.split('/')]
  const depth = from.findIndex((name, index) => name !== to[index])
  const [child, other] = [from[depth], to[depth]]
  if (depth < 1 || child === undefined || other === undefined) return null
  return { folder: from.slice(0, depth).join('/'), from: child, to: other, found }
}

/** A shortest circle through each step that is in one, without duplicates. */
function circlesAmong(steps: readonly Step[]): (readonly Step[])[] {
  const from = Map.groupBy(steps, (step) => step.from)
  const seen = new Set<string>()
  return steps.flatMap((first) => {
    const way = shortestWay(first.to, first.from, from)
    const circle = way && [first, ...way]
    const name = circle
      ?.map((step) => step.from)
      .toSorted()
      .join()
    if (!circle || name === undefined || seen.has(name)) return []
    seen.add(name)
    return [circle]
  })
}

function shortestWay(
  start: string,
  end: string,
  from: ReadonlyMap<string, readonly Step[]>,
): readonly Step[] | null {
  const ways = new Map<string, readonly Step[]>([[start, []]])
  for (const [place, way] of ways) {
    if (place === end) return way
    for (const step of from.get(place) ?? []) if (!ways.has(step.to)) ways.set(step.to, [...way, step])
  }
  return null
}

const sentenceOf = (folder: string, circle: readonly Step[]) =>
  [
    `In ${folder}, ${circle.map(({ from }) => from).join(' and ')} import each other:`,
    ...circle.map(({ found }) => `${found.file}:${found.line} imports ${found.specifier}.`),
  ].join(' ')

const isOfTests = (file: string) => /\.test\.tsx?$|\/(?:testing|conformance)\//.test(file)
