interface Gathered {
  readonly town?: string
  /** What a reader without scripts has gathered so far: only their links put it into an address. */
  readonly packs?: string
}

/** What a drug or the pharmacies lead to has prices of the same town. */
export const sameTown = ({ town, packs }: Gathered) => ({ ...(town && { town }), ...(packs && { packs }) })

/** The way to the basket of the device, whatever list the address names. */
export const townOfBasket = ({ town }: Gathered) => (town ? { town } : {})
