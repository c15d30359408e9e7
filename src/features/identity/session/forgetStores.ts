/** Where a browser stores larger data: missing if the address is not secure. */
export type BrowserStores = {
  readonly caches: CacheStorage | undefined
  readonly databases: IDBFactory | undefined
}

const isOurs = (name: string | undefined): name is string => name?.startsWith('kalends.') ?? false

/**
 * Delete everything of a person in caches and databases (ID-14). What cannot be deleted now does not prevent
 * signing out.
 */
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
  const names = (await databases.databases()).map(({ name }) => name).filter(isOurs)
  await Promise.all(names.map((name) => deleted(databases.deleteDatabase(name))))
}

/**
 * Awaited, because the page is left next. If another tab still reads it, it is deleted after that, and not
 * awaited.
 */
const deleted = (request: IDBOpenDBRequest) =>
  new Promise<void>((resolve) => {
    for (const type of ['success', 'error', 'blocked']) request.addEventListener(type, () => resolve())
  })
