/** The folder and address of a provider in one test run, and its application. */
export type Place = {
  /** The folder of everything it stores; deleted afterwards. */
  readonly folder: string
  readonly port: number
  readonly clientId: string
  /** The address of the application, which is also the way back after signing out. */
  readonly application: string
  /** Compared letter by letter with what the application sends. */
  readonly redirectUri: string
}

export const issuerOf = ({ port }: Pick<Place, 'port'>) => `http://localhost:${port}`
