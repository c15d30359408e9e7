import { floors, stairs } from './floors.ts'
import type { Import } from './importsOf.ts'
import { targetOf } from './targetOf.ts'

/** Why an import goes up, or to a neighbour, in a folder that has floors; null if it goes down. */
export function floorComplaint(found: Import, table = floors): string | null {
  const to = targetOf(found)
  const folder = Object.keys(table).find((each) =>
    [found.file, to ?? ''].every((file) => isUnder(each, file)),
  )
  const rows = folder === undefined ? undefined : table[folder]
  // Tests may import everything.
  if (to === null || folder === undefined || rows === undefined || isOfTests(found.file)) return null
  const [from, target] = [placeOf(folder, rows, found.file), placeOf(folder, rows, to)]
  if (from.floor === null) return `${folder}/${from.name} has no floor in scripts/borders/floors.ts yet`
  if (target.floor === null || from.name === target.name || from.floor > target.floor) return null
  const hasStairs = stairs.some(
    (each) => each.from.test(found.file) && each.to.test(to) && (!each.isType || found.isType),
  )
  return hasStairs
    ? null
    : `${found.file}:${found.line} imports ${found.specifier}: ${target.name} is not below ${from.name} in scripts/borders/floors.ts.`
}

type Place = { readonly name: string; readonly floor: number | null }

function placeOf(folder: string, rows: readonly (readonly string[])[], file: string): Place {
  const inside = file.slice(folder.length + 1)
  const [longest] = rows
    .flatMap((names, floor) => names.map((name) => ({ name, floor })))
    .filter(({ name }) => inside === name || isUnder(name, inside))
    .toSorted((a, b) => b.name.length - a.name.length)
  if (longest !== undefined) return longest
  const [room = '', ...rest] = inside.split('/')
  return rest.length === 0 ? { name: 'the top', floor: rows.length } : { name: room, floor: null }
}

const isUnder = (folder: string, file: string) => file.startsWith(`${folder}/`)
const isOfTests = (file: string) => /\.test\.tsx?$|\/(?:testing|conformance)\//.test(file)
