import { deleteStored } from './deleteStored.ts'
import { withEditDatabase } from './editDatabase.ts'
import { hasStoredEdits } from './hasStoredEdits.ts'
import { ownerKey, type Owner } from './ownerKey.ts'
import { isTabGone } from './tabLock.ts'

/** How many edits of other people are stored on this device that no open page of theirs sends. */
export async function countOthers(owner: Owner): Promise<number> {
  return (await idsOfOthers(owner)).length
}

/** Delete what other people left on this device. */
export async function deleteOthers(owner: Owner): Promise<void> {
  await deleteStored(await idsOfOthers(owner))
}

async function idsOfOthers(owner: Owner): Promise<readonly string[]> {
  if (!(await hasStoredEdits())) return []
  const mine = await ownerKey(owner)
  const rows = await withEditDatabase((database) => database.getAll('edits'))
  const others = rows.filter((row) => row.owner !== mine)
  const areLeft = await Promise.all(others.map(({ tab }) => isTabGone(navigator.locks, tab)))
  return others.filter((_, index) => areLeft[index]).map(({ id }) => id)
}
