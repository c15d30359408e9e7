import { afterAll, describe } from 'vitest'
import { emptyPostgresLite, postgresLite, postgresLiteStore } from './postgresLite.ts'
import { postgresStore } from './postgresStore.ts'
import { testDatabase, testServerUrl } from './postgresTestServer.ts'
import { storeSuite } from './storeSuite.ts'

describe('the PostgreSQL store inside this process', async () => {
  const lite = await postgresLite()
  afterAll(() => lite.close())
  storeSuite(async () => {
    await emptyPostgresLite(lite)
    return postgresLiteStore(lite)
  })
})

const serverUrl = testServerUrl
if (serverUrl !== undefined) {
  describe('the PostgreSQL store on a server', async () => {
    const database = await testDatabase(serverUrl)
    afterAll(() => database.drop())
    storeSuite(async () => {
      await database.empty()
      return postgresStore(database.databaseUrl)
    })
  })
}
