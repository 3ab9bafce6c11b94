export interface EditChildSearch {
  /** The child's profile. */
  readonly id?: string
}

export function editChildSearch({ id }: Record<string, unknown>): EditChildSearch {
  return typeof id === 'string' ? { id } : {}
}
