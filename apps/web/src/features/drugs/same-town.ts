/** Another drug is shown with prices of the same town. */
export const sameTown = ({ town }: { readonly town?: string }) => (town ? { town } : {})
