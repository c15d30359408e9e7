/** Whether this device has a database of that name. Does not create it. */
export async function hasDatabase(name: string): Promise<boolean> {
  const databases = await indexedDB.databases()
  return databases.some((each) => each.name === name)
}
