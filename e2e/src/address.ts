/** The address of the product under test. */
export function address(): string {
  const started = process.env.E2E_ADDRESS
  if (!started) throw new Error('the product was not started')
  return started
}
