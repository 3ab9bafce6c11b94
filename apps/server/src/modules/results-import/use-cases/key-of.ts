/** A card or a result is one of its clinic's own. */
export const keyOf = (clinic: string | undefined, own: string | undefined) => `${clinic} ${own}`
