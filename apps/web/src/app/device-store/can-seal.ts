/** Insecure pages have no cryptography: nothing is kept there. */
export const canSeal = () => globalThis.crypto?.subtle !== undefined
