/** A number limited to a range, both ends inclusive; `min` must not be greater than `max`. */
export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)
