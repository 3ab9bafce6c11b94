/** Whoever changes the demo's data sees at once that it cannot be read. */
export function assertImported(result: { readonly outcome: string }): void {
  if (result.outcome !== 'imported') throw new Error(`the demo cannot be imported: ${JSON.stringify(result)}`)
}
