interface WithPhones {
  readonly attributes: { readonly phones: string }
}

/** The same refusal, without phones in its words: they stand below, to be tapped. */
export const phonesBelow = <R extends WithPhones>(refusal: R): R => ({
  ...refusal,
  attributes: { ...refusal.attributes, phones: '' },
})
