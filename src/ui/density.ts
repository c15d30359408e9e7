import { createContext, use } from 'react'

/** The height of an hour in rem: `--hour` of tokens.css, for what is calculated before anything is drawn. */
export const hourRem = { compact: 2.75, normal: 3.5, roomy: 4.5 } as const
export type Density = keyof typeof hourRem

/** The minimum height of a chip in rem: `--chip` of tokens.css. */
export const chipRem = 1.25

const DensityContext = createContext<Density>('normal')

/** The density chosen for everything below it. */
export const DensityProvider = DensityContext

/** How to choose another. */
export const DensityChoice = createContext<(density: Density) => void>(() => undefined)

export const useDensity = (): Density => use(DensityContext)
