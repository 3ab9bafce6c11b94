/** What a drug or the pharmacies lead to has prices of the same town. */
export const sameTown = ({ town }: { readonly town?: string }) => (town ? { town } : {})
