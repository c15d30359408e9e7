import { toIsoDate, type IsoDate } from '#domain/time/units.ts'

/** The date that a cell of a grid was drawn for. */
export const dateOfCell = (cell: Element): IsoDate => toIsoDate(cell.getAttribute('data-cell') ?? '')
