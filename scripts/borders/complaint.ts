import type { Import } from './importsOf.ts'
import { targetOf } from './targetOf.ts'
import { exceptions, keepers, layers, rooms } from './table.ts'

/** Why an import crosses a border that it may not cross; null if it is allowed. */
export function complaint(found: Import): string | null {
  const to = targetOf(found)
  const why =
    to === null ? packageComplaint(found) : (formComplaint(found, to) ?? crossingComplaint(found, to))
  return why && `${found.file}:${found.line} imports ${found.specifier}: ${why}.`
}

function packageComplaint({ file, specifier }: Import): string | null {
  const keeper = keepers.find(({ what }) => what.test(specifier))
  const isAllowed = !keeper || !isInLayer(file) || keeper.only.some((place) => place.test(file))
  return isAllowed ? null : keeper.because
}

function formComplaint({ file, specifier }: Import, to: string): string | null {
  const isCrossing = layerOf(file) !== layerOf(to)
  const isMarked = specifier.startsWith('#')
  if (isCrossing === isMarked || !isInLayer(file)) return null
  return isCrossing
    ? `it leaves ${layerOf(file)}, and a crossing is written #${to}`
    : 'a # means that a border is crossed, and inside a layer imports are relative'
}

function crossingComplaint({ file, isDynamic }: Import, to: string): string | null {
  const [from, target] = [layerOf(file), layerOf(to)]
  if (isTestSupport(to) && !isOfTests(file)) return 'what only tests use is no part of the product'
  const isException = exceptions.some(
    (one) => one.from.test(file) && one.to.test(to) && (!one.isDynamic || isDynamic),
  )
  if (isException || !isInLayer(file)) return null
  if (from === target) return roomComplaint(from, file, to)
  const allowed = layers[from] ?? []
  return allowed.includes(target) ? null : `${from} may use ${listed(allowed)}`
}

function roomComplaint(layer: string, file: string, to: string): string | null {
  const rows = rooms[layer]
  const [from, target] = [roomOf(file), roomOf(to)]
  // Tests may import everything.
  if (rows === undefined || from === null || (layer === 'domain' && isOfTests(file))) return null
  const allowed = rows[from]
  if (!allowed) return `${layer}/${from} has no line in scripts/borders/table.ts yet`
  if (target === null)
    return `only the files beside it put the rooms of ${layer} together, ${layer}/${from} does not use them`
  if (from !== target)
    return allowed.includes(target) ? null : `${layer}/${from} may use ${listed(allowed)} of ${layer}`
  const isNeighbour = from === 'features' && featureOf(file) !== featureOf(to)
  return isNeighbour ? 'features meet through the URL and the query cache, not through imports' : null
}

const isTestSupport = (file: string) => file.includes('/testing/')
const isOfTests = (file: string) =>
  /\.test\.tsx?$/.test(file) || /\/(?:testing|conformance)\//.test(file) || layerOf(file) === 'e2e'

function isInLayer(file: string): boolean {
  return layerOf(file) in layers
}

function layerOf(file: string): string {
  return file.split('/')[0] ?? ''
}

/** The folder of its layer that a file is in, null for a file beside the folders. */
function roomOf(file: string): string | null {
  const [, room, ...rest] = file.split('/')
  return room === undefined || rest.length === 0 ? null : room
}

function featureOf(file: string): string | undefined {
  return file.split('/')[2]
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nothing else' : new Intl.ListFormat('en').format(names)
}
