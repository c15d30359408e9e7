/** A part of what runs on over sheets, and how it may be parted from its neighbours. */
export type Flowing = {
  readonly height: number
  /** It stays with the part after it: a heading. */
  readonly staysWithNext: boolean
  /** Parts of the same group stay on one sheet, if a sheet has space for all of them. */
  readonly group: string
}

/**
 * Parts from top to bottom, divided into sheets. A group moves to the next sheet as a whole. One that is higher than a sheet
 * begins where it is and is parted where a sheet ends, but not after a heading.
 *
 * @param capacity the height of a sheet
 * @param again what of it stays free at the top of a sheet that continues a group
 * @returns the index of the first part of each sheet; none for no parts
 */
export function paginate(parts: readonly Flowing[], capacity: number, again = 0): readonly number[] {
  const large = groupsAbove(parts, capacity)
  const starts: number[] = []
  let left = 0
  for (let index = 0; index < parts.length;) {
    const next = endOfRun(parts, index, large)
    const height = heightOf(parts.slice(index, next))
    if (starts.length === 0 || height > left) {
      const continues = index > 0 && parts[index]?.group === parts[index - 1]?.group
      starts.push(index)
      left = capacity - (continues ? again : 0)
    }
    left -= height
    index = next
  }
  return starts
}

/** Where the parts end that stay together from one on: headings, and the group after them or its first part. */
function endOfRun(parts: readonly Flowing[], from: number, large: ReadonlySet<string>): number {
  let end = from
  while (parts[end]?.staysWithNext && end + 1 < parts.length) end++
  const group = parts[end]?.group ?? ''
  end++
  if (!large.has(group)) while (parts[end]?.group === group) end++
  return end
}

/** The groups that no sheet has space for. */
function groupsAbove(parts: readonly Flowing[], capacity: number): ReadonlySet<string> {
  const heights = new Map<string, number>()
  for (const { group, height } of parts) heights.set(group, (heights.get(group) ?? 0) + height)
  return new Set([...heights].flatMap(([group, height]) => (height > capacity ? group : [])))
}

const heightOf = (parts: readonly Flowing[]) => parts.reduce((sum, { height }) => sum + height, 0)
