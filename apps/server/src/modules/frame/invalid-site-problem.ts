/** What an operator reads of addresses that are no site on whose pages the product may be shown. */
export function invalidSiteProblem(written: readonly string[], production: boolean): string {
  const here = production ? '' : ', or http://localhost:8090 on this machine'
  return `${written.join(', ')} is no site: write its origin by https, without path or pattern, such as https://clinic.by${here}`
}
