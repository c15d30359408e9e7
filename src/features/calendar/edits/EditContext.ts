import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../../api/createApi.ts'
import type { Path } from '../../../navigation/addresses.ts'

/** Where a person does something. */
export type EditContext = {
  readonly client: QueryClient
  readonly api: Api
  readonly go: (path: Path) => void
  /** The address that they are at. */
  readonly path: Path
  /** The zone that they see. */
  readonly zone: string
}
