import type { NamedPack } from '@vizit/domain/drugs/named-pack.ts'

/** The drug and its presentation, as one. */
export const packName = ({ name, presentation }: Pick<NamedPack, 'name' | 'presentation'>): string =>
  [name, presentation].filter(Boolean).join(', ')
