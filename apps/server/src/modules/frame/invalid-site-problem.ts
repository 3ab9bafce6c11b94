/** The message about addresses that are not sites which may frame the product. */
export function invalidSiteProblem(written: readonly string[], production: boolean): string {
  const here = production ? '' : ', or http://localhost:8090 on this machine'
  return `${written.join(', ')} is no site: write its origin by https, without path or pattern, such as https://clinic.by${here}`
}
