/** Where a browser keeps more than a line: each is missing where the address is not secure enough. */
export type BrowserStores = {
  readonly caches: CacheStorage | undefined
  readonly databases: IDBFactory | undefined
}

const isOurs = (name: string | undefined): name is string => name?.startsWith('kalends.') ?? false

/** Leave nothing of a person behind in caches and databases (ID-14). What cannot be deleted now keeps nobody from leaving. */
export async function forgetStores({ caches, databases }: BrowserStores): Promise<void> {
  await Promise.allSettled([forgetCaches(caches), forgetDatabases(databases)])
}

async function forgetCaches(caches: CacheStorage | undefined): Promise<void> {
  if (!caches) return
  const names = await caches.keys()
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)))
}

async function forgetDatabases(databases: IDBFactory | undefined): Promise<void> {
  if (!databases) return
  for (const { name } of await databases.databases()) if (isOurs(name)) databases.deleteDatabase(name)
}
