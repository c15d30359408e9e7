import { chipRem, hourRem, type Density } from '../../../../ui/density.ts'

/**
 * How many minutes the shortest event takes up when drawn: a chip has a minimum height, and overlaps are
 * those of what is drawn.
 */
export const shortestDrawnMinutes = (density: Density): number => Math.ceil((chipRem / hourRem[density]) * 60)
