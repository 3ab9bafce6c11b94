export interface AccessSearch {
  /**
   * The relative's profile, in the address, which survives a reload and works as a link, unlike the navigation state.
   */
  readonly id?: string
}

export function accessSearch({ id }: Record<string, unknown>): AccessSearch {
  return typeof id === 'string' ? { id } : {}
}
