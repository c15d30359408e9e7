const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The sine of an angle in degrees. */
export const sine = (degrees: number): number => Math.sin(radians(degrees))

/** The cosine of an angle in degrees. */
export const cosine = (degrees: number): number => Math.cos(radians(degrees))

/** The tangent of an angle in degrees. */
export const tangent = (degrees: number): number => Math.tan(radians(degrees))
