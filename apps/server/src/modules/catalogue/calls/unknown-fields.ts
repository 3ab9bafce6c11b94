/** The attributes of INVALID_ARGUMENT for fields that name nothing that exists. */
export const unknownFields = (fields: readonly string[]) => ({
  fields: fields.map(path => ({ path, problem: 'unknown' })),
})
