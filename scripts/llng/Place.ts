/** The folder and address of a provider in one test run, and its application. */
export type Place = {
  /** The folder of everything it keeps; gone afterwards. */
  readonly folder: string
  readonly port: number
  readonly clientId: string
  /** Where the application is opened: the way back after signing out. */
  readonly application: string
  /** Compared letter by letter with what the application says. */
  readonly redirectUri: string
}

export const issuerOf = ({ port }: Pick<Place, 'port'>) => `http://localhost:${port}`
