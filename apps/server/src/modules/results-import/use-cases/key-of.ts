/** Card and result numbers are unique only within their clinic. */
export const keyOf = (clinic: string | undefined, own: string | undefined) => `${clinic} ${own}`
