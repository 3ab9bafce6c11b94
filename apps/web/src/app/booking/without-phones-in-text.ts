interface WithPhones {
  readonly attributes: { readonly phones: string }
}

/** The refusal without phones in its text, because they are shown below as links. */
export const withoutPhonesInText = <R extends WithPhones>(refusal: R): R => ({
  ...refusal,
  attributes: { ...refusal.attributes, phones: '' },
})
