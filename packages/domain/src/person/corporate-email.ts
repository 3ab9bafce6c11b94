/** The domain of an address in lower case, to be compared with those of an employer. */
export const emailDomain = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase()
