/** Card and result numbers are unique only within their clinic. */
export const keyWithinClinic = (clinic: string | undefined, own: string | undefined) => `${clinic} ${own}`
