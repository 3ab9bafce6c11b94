interface Addressed {
  readonly town: string
  readonly address: string
}

/** Where a pharmacy is: lists of all regions have the same streets in many towns. */
export const addressWithTown = ({ town, address }: Addressed) =>
  [address.includes(town) ? '' : town, address].filter(Boolean).join(', ')
