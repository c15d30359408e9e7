/** Where a provider of one test run lives, and which application it knows. */
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
