export interface EditChildSearch {
  /** The profile of the child. */
  readonly id?: string
}

export function editChildSearch({ id }: Record<string, unknown>): EditChildSearch {
  return typeof id === 'string' ? { id } : {}
}
