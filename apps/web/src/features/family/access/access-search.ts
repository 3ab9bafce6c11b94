export interface AccessSearch {
  /** The profile of the relative: it outlives a reload and a link, which the state beside the address does not. */
  readonly id?: string
}

export function accessSearch({ id }: Record<string, unknown>): AccessSearch {
  return typeof id === 'string' ? { id } : {}
}
