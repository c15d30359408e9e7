import { chipRem, hourRem, type Density } from '../../../../ui/density.ts'

/** How many minutes even the shortest event takes up when drawn: a chip has a least height, and overlap is of what is drawn. */
export const shortestDrawnMinutes = (density: Density): number => Math.ceil((chipRem / hourRem[density]) * 60)
