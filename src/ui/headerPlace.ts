import { createContext } from 'react'

/** Where a page may put its own into the header of the application, for screens without room for two; null as long as there is none. */
export const HeaderPlace = createContext<HTMLElement | null>(null)
