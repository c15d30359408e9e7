import type { Api } from '../../../api/createApi.ts'
import { doneAfterAll } from '../../../api/doneAfterAll.ts'
import { getVersions, restoreVersion, type Restoring } from './historyRequests.ts'

/** Makes a former version hold again. Where the answer does not tell, the newest one says what it has restored. */
export const restoreSettings = (api: Api, restoring: Restoring): Promise<void> =>
  doneAfterAll(
    () => restoreVersion(api, restoring),
    async () => {
      const { versions } = await getVersions(api)
      return versions.some((each) => each.isCurrent && each.restoredFrom === restoring.versionId)
    },
    ['changed-meanwhile'],
  )
